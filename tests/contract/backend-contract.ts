import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/backend.ts';
import { createDataClient, type DataClient } from '#data/client.ts';
import { findProfile } from '#data/profiles.ts';
import { nearestReadings, spanOfReadings } from '#data/reading-dates.ts';
import {
  findReading,
  replaceReading,
  standingsOn,
  storeIfMissing,
  titlesOn,
} from '#data/readings.ts';
import { type CivilDate, civilDate } from '#domain/calendar/civil-date.ts';
import { SIGNS } from '#domain/zodiac/signs.ts';
import { storedReading } from '../factories/reading.ts';
import type { OpenedBackend } from './opened-backend.ts';
import { storageContract } from './storage-contract.ts';

const DATE = civilDate('2026-11-21');

/** What every backend behind supabase-js must do for us. */
export function backendContract(name: string, open: () => Promise<OpenedBackend>): void {
  describe(name, () => {
    let opened: OpenedBackend;
    let service: DataClient;
    let visitor: DataClient;

    beforeAll(async () => {
      opened = await open();
      service = connect(opened.backend, opened.backend.secretKey);
      visitor = connect(opened.backend, opened.backend.publishableKey);
    });
    afterAll(() => opened.backend.close());

    it('returns a reading as it was stored', async () => {
      const reading = storedReading('aries');
      await storeIfMissing(service, reading);
      expect(await findReading(visitor, 'aries', DATE)).toEqual(reading);
    });

    it('lists the dates for which a sign has a reading, and finds the first and last', async () => {
      const [first, second, hidden, last] = [
        '2025-12-31',
        '2026-01-01',
        '2026-01-02',
        '2026-01-05',
      ].map(civilDate) as [CivilDate, CivilDate, CivilDate, CivilDate];
      expect(await spanOfReadings(visitor, 'pisces')).toBeNull();
      for (const date of [second, last, first]) {
        await storeIfMissing(service, storedReading('pisces', date));
      }
      await storeIfMissing(service, storedReading('pisces', hidden, { published: false }));
      await storeIfMissing(service, storedReading('capricorn', civilDate('2026-01-03')));

      const asked = [hidden, second, first, civilDate('2026-01-03')];
      const titled = [{ date: first }, { date: second }];
      expect(await titlesOn(service, asked, 'pisces')).toMatchObject(titled);
      expect(await titlesOn(visitor, asked, 'pisces')).toMatchObject(titled);
      expect(await titlesOn(visitor, [], 'pisces')).toEqual([]);
      expect(await nearestReadings(service, 'pisces', hidden)).toEqual({
        before: second,
        after: last,
      });
      expect(await nearestReadings(visitor, 'pisces', last)).toEqual({
        before: second,
        after: null,
      });
      expect(await spanOfReadings(service, 'pisces')).toEqual({ first, last });
    });

    it('keeps the first of two readings for a sign and date', async () => {
      await storeIfMissing(service, storedReading('taurus', DATE, { introduction: 'The first.' }));
      await storeIfMissing(service, storedReading('taurus', DATE, { introduction: 'The second.' }));
      expect((await findReading(visitor, 'taurus', DATE))?.introduction).toBe('The first.');
    });

    it('keeps the time a reading was first stored, whether it is stored again or rewritten', async () => {
      const date = civilDate('2026-11-27');
      const later = '2026-11-27T12:00:00.000Z';
      const first = storedReading('taurus', date);
      const again = storedReading('taurus', date, { createdAt: later, updatedAt: later });
      await storeIfMissing(service, first);
      await storeIfMissing(service, again);
      const { createdAt, updatedAt } = first;
      expect(await findReading(visitor, 'taurus', date)).toMatchObject({ createdAt, updatedAt });
      expect(await replaceReading(service, first, again)).toBe(true);
      const rewritten = { createdAt, updatedAt: later };
      expect(await findReading(visitor, 'taurus', date)).toMatchObject(rewritten);
    });

    it('keeps one row when several store at once', async () => {
      const date = civilDate('2026-11-25');
      await Promise.all(
        SIGNS.flatMap((sign) =>
          Array.from({ length: 5 }, () => storeIfMissing(service, storedReading(sign, date))),
        ),
      );
      const standings = await standingsOn(service, date);
      expect(standings).toEqual(new Map(SIGNS.map((sign) => [sign, 'published'])));
      const { data } = await service.from('daily_horoscopes').select('id').eq('date', date);
      expect(data).toHaveLength(12);
    });

    it('finds nothing where nothing is stored', async () => {
      expect(await findReading(visitor, 'leo', civilDate('1999-12-31'))).toBeNull();
      expect(await standingsOn(visitor, civilDate('1999-12-31'))).toEqual(new Map());
    });

    it('hides an unpublished reading from visitors', async () => {
      await storeIfMissing(service, storedReading('virgo', DATE, { published: false }));
      expect(await findReading(visitor, 'virgo', DATE)).toBeNull();
      expect((await findReading(service, 'virgo', DATE))?.published).toBe(false);
    });

    it('reads values of the wrong type as empty lists and strings', async () => {
      const broken = storedReading('libra', DATE);
      await storeIfMissing(service, broken);
      await service
        .from('daily_horoscopes')
        .update({ sections: { title: 'not a list' }, sky: 'none' })
        .eq('zodiac_sign', 'libra');
      expect(await findReading(service, 'libra', DATE)).toMatchObject({ sections: [], sky: [] });
      await service
        .from('daily_horoscopes')
        .update({ sections: [{ title: 7, content: null }] })
        .eq('zodiac_sign', 'libra');
      expect((await findReading(service, 'libra', DATE))?.sections).toEqual([
        { title: '', content: '', basis: '' },
      ]);
    });

    describe('the calls of the specification', () => {
      const date = '2026-12-24';
      const own = {
        zodiac_sign: 'sagittarius',
        date,
        title: 'Sagittarius Daily Horoscope for December 24, 2026: A quiet start',
        introduction: 'A text of somebody’s own.',
        sections: [{ title: 'Career & Work', content: 'Write the letter.' }],
        lucky_elements: { numbers: [3] },
      };
      const findRow = (client: DataClient) =>
        client
          .from('daily_horoscopes')
          .select('*')
          .eq('zodiac_sign', 'sagittarius')
          .eq('date', date)
          .maybeSingle();

      it('insert, select, update by id', async () => {
        expect((await findRow(service)).data).toBeNull();
        expect((await service.from('daily_horoscopes').insert(own)).error).toBeNull();
        const { data } = await service
          .from('daily_horoscopes')
          .select('id')
          .eq('zodiac_sign', 'sagittarius')
          .eq('date', date)
          .single();
        const { title, introduction, sections, lucky_elements } = own;
        const changed = { title, introduction: `${introduction} Again.`, sections, lucky_elements };
        const update = await service.from('daily_horoscopes').update(changed).eq('id', data!.id);
        expect(update.error).toBeNull();
        expect((await findRow(service)).data).toMatchObject(changed);
      });

      it('select as a visitor: nothing before it is published, then the row', async () => {
        expect(await findRow(visitor)).toMatchObject({ data: null, error: null });
        await service.from('daily_horoscopes').update({ published: true }).eq('date', date);
        expect((await findRow(visitor)).data).toMatchObject({ zodiac_sign: 'sagittarius', date });
        const { data } = await visitor
          .from('daily_horoscopes')
          .select('zodiac_sign')
          .eq('date', date);
        expect(data).toEqual([{ zodiac_sign: 'sagittarius' }]);
      });

      it('sign in, look the session up, refresh it, load the profile, sign out', async () => {
        const { username, password } = opened.admin;
        const person = connect(opened.backend, opened.backend.publishableKey);
        const email = `${username}@admin.local`;
        const { data: first } = await person.auth.signInWithPassword({ email, password });
        const { data: looked } = await person.auth.getUser();
        expect(looked.user?.email).toBe(email);
        const { data: renewed } = await person.auth.refreshSession();
        expect(renewed.session?.user.id).toBe(first.user?.id);
        expect((await person.auth.getSession()).data.session).not.toBeNull();
        const profile = await person.from('profiles').select('*').eq('id', first.user!.id).single();
        expect(profile.data).toMatchObject({ username, role: 'admin' });
        expect((await person.auth.signOut()).error).toBeNull();
        expect((await person.auth.getSession()).data.session).toBeNull();
      });
    });

    it('refuses an unknown sign, and a second row', async () => {
      const noSign = { ...rowOf(), zodiac_sign: 'ophiuchus' };
      expect((await service.from('daily_horoscopes').insert(noSign)).error).not.toBeNull();
      expect((await service.from('daily_horoscopes').insert(rowOf())).error).not.toBeNull();
      // The library logs each failed query; lite.ts keeps that off the terminal, but the spy on console.error in
      // tests/setup/fences.ts still sees it.
      vi.mocked(console.error).mockClear();
    });

    describe('a visitor', () => {
      it.each([
        [
          'insert',
          () => visitor.from('daily_horoscopes').insert({ ...rowOf(), zodiac_sign: 'leo' }),
        ],
        [
          'upsert',
          () =>
            visitor.from('daily_horoscopes').upsert(rowOf(), { onConflict: 'zodiac_sign,date' }),
        ],
        [
          'update',
          () =>
            visitor
              .from('daily_horoscopes')
              .update({ title: 'Changed' })
              .eq('zodiac_sign', 'aries'),
        ],
        ['delete', () => visitor.from('daily_horoscopes').delete().eq('zodiac_sign', 'aries')],
        ['read profiles', () => visitor.from('profiles').select('*')],
        [
          'create a profile',
          () => visitor.from('profiles').insert({ ...profileOf(), role: 'admin' }),
        ],
      ])('may not %s (42501)', async (_name, ask) => {
        const before = await everyRow();
        const { error, status } = await ask();
        expect(error?.code).toBe('42501');
        expect([401, 403]).toContain(status);
        expect(await everyRow()).toEqual(before);
      });

      it('cannot sign up', async () => {
        const { data, error } = await visitor.auth.signUp({
          email: 'x@example.org',
          password: 'long enough',
        });
        expect(error?.code).toBe('signup_disabled');
        expect(data.user).toBeNull();
      });

      it.each([
        ['an account recovery code', 'POST', 'recover', { email: 'admin@admin.local' }],
        [
          'a code to be verified',
          'POST',
          'verify',
          { type: 'recovery', email: 'a@b.c', token: '000000' },
        ],
        ['an account by code', 'POST', 'otp', { email: 'a@b.c', create_user: true }],
        ['a link by mail', 'POST', 'magiclink', { email: 'a@b.c' }],
        ['another way to a token', 'POST', 'token?grant_type=pkce', { auth_code: 'x' }],
        ['a new password', 'PUT', 'user', { password: 'another one' }],
      ])('cannot ask for %s', async (_name, method, path, body) => {
        const ask = opened.backend.fetch ?? fetch;
        const response = await ask(`${opened.backend.url}/auth/v1/${path}`, {
          method,
          headers: {
            apikey: opened.backend.publishableKey,
            'content-type': 'application/json',
          },
          body: body && JSON.stringify(body),
        });
        expect(response.status).toBe(404);
      });

      it.each([
        ['nothing', 'password', null],
        ['a string', 'password', 'keeper'],
        ['an object for an address', 'password', { email: { a: 1 }, password: [1] }],
        ['a list for a password', 'password', { email: 'keeper@admin.local', password: [1] }],
        ['an object for a token', 'refresh_token', { refresh_token: {} }],
        ['a wrong password', 'password', { email: 'keeper@admin.local', password: 'wrong' }],
        ['an unknown token', 'refresh_token', { refresh_token: 'unknown' }],
      ])('gets a 400 for signing in with %s', async (_name, grant, body) => {
        const ask = opened.backend.fetch ?? fetch;
        const response = await ask(`${opened.backend.url}/auth/v1/token?grant_type=${grant}`, {
          method: 'POST',
          headers: {
            apikey: opened.backend.publishableKey,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({
          code: 400,
          error_code: expect.any(String),
          msg: expect.any(String),
        });
      });

      it.each(['profiles%2f', 'profiles/', '%70rofiles', '%ff', 'rpc/anything', 'profiles/x'])(
        'does not reach a table by the path %s',
        async (path) => {
          const ask = opened.backend.fetch ?? fetch;
          const response = await ask(`${opened.backend.url}/rest/v1/${path}`, {
            headers: { apikey: opened.backend.publishableKey },
          });
          expect(response.status).toBe(404);
        },
      );

      it('gets nothing with a made-up key or token', async () => {
        const stranger = connect(opened.backend, 'sb_publishable_made_up');
        expect((await stranger.from('daily_horoscopes').select('id')).status).toBe(401);
        const forged = connect(opened.backend, opened.backend.publishableKey, 'aaa.bbb.ccc');
        const answer = await forged.from('profiles').select('*');
        expect(answer.error).not.toBeNull();
        expect(await findProfile(forged, crypto.randomUUID())).toBe('refused');
      });
    });

    describe('a signed-in person', () => {
      let person: DataClient;
      let id: string;

      beforeAll(async () => {
        const { username, password } = opened.admin;
        const { data, error } = await visitor.auth.signInWithPassword({
          email: `${username}@admin.local`,
          password,
        });
        if (!data.session) throw new Error(`Could not sign in: ${error?.message}`);
        id = data.user.id;
        person = connect(opened.backend, opened.backend.publishableKey, data.session.access_token);
      });

      it('sees their own profile and its role', async () => {
        const { data } = await person.from('profiles').select('id, username, role');
        expect(data).toEqual([{ id, username: opened.admin.username, role: 'admin' }]);
      });

      it('finds their own profile, and nobody else’s', async () => {
        expect(await findProfile(person, id)).toMatchObject({
          id,
          username: opened.admin.username,
          role: 'admin',
        });
        expect(await findProfile(person, crypto.randomUUID())).toBeNull();
      });

      it('changes their own display name', async () => {
        const { error } = await person
          .from('profiles')
          .update({ display_name: 'Vera' })
          .eq('id', id);
        expect(error).toBeNull();
        const { data } = await person.from('profiles').select('display_name');
        expect(data).toEqual([{ display_name: 'Vera' }]);
      });

      it('cannot change their own role', async () => {
        const { error, status } = await person
          .from('profiles')
          .update({ role: 'reader' })
          .eq('id', id);
        expect([status, error?.code]).toEqual([403, '42501']);
      });

      it('cannot write readings', async () => {
        const { error, status } = await person
          .from('daily_horoscopes')
          .insert({ ...rowOf(), zodiac_sign: 'leo' });
        expect([status, error?.code]).toEqual([403, '42501']);
      });

      it('does not see the profile of another', async () => {
        const { data } = await person.from('profiles').select('id').neq('id', id);
        expect(data).toEqual([]);
      });
    });

    storageContract(() => opened);

    async function everyRow() {
      const readings = await service.from('daily_horoscopes').select('*').order('id');
      const profiles = await service.from('profiles').select('*').order('id');
      return [readings.data, profiles.data];
    }
  });
}

function connect(backend: Backend, key: string, token?: string): DataClient {
  return createDataClient({ url: backend.url, key, fetch: withToken(backend.fetch, token) });
}

/** Sends a session's token, as a signed-in browser does. */
function withToken(send: typeof fetch | undefined, token?: string): typeof fetch {
  const ask = send ?? fetch;
  if (!token) return ask;
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('Authorization', `Bearer ${token}`);
    return ask(input, { ...init, headers });
  };
}

function rowOf() {
  const { introduction, source, title } = storedReading('aries');
  const now = '2026-11-20T09:00:00Z';
  return {
    zodiac_sign: 'aries',
    date: '2026-11-21',
    title,
    introduction,
    sections: [],
    basis: '',
    lucky_elements: {},
    source,
    sky: [],
    checks: [],
    writing: {},
    published: true,
    created_at: now,
    updated_at: now,
  };
}

function profileOf() {
  return {
    id: '00000000-0000-4000-8000-000000000000',
    username: 'intruder',
    display_name: 'Intruder',
    created_at: '2026-11-20T09:00:00Z',
  };
}
