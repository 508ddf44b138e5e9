import { describe, expect, it, vi } from 'vitest';
import type { Profile, Session, SessionUser } from '#services/browser/session.ts';
import { createSessionStore } from './session-store.ts';

const VERA = { id: '1', email: 'vera@admin.local' };
const OTTO = { id: '2', email: 'otto@admin.local' };
const MINUTE = 60_000;

function profileFor(user: SessionUser, displayName: string): Profile {
  return { id: user.id, username: displayName.toLowerCase(), displayName, role: 'reader' };
}

/** A session whose changes the test tells, and a clock that the test sets. */
function setUp() {
  let tell: (user: SessionUser | null) => void = () => {};
  const session = {
    follow: vi.fn((onUser: (user: SessionUser | null) => void) => {
      tell = onUser;
      return () => {};
    }),
    user: vi.fn(async (): Promise<SessionUser | null> => null),
    profileOf: vi.fn(
      async (id: string): Promise<Profile | null> =>
        id === '1' ? profileFor(VERA, 'Vera') : profileFor(OTTO, 'Otto'),
    ),
    signIn: vi.fn(),
    followDay: vi.fn(() => () => {}),
    accessToken: vi.fn(),
    signOut: vi.fn(async () => {}),
  } satisfies Session;
  const openSession = vi.fn(async () => session);
  const clock = { now: 0 };
  const store = createSessionStore({ openSession, now: () => clock.now });
  return { store, session, openSession, clock, tell: (user: SessionUser | null) => tell(user) };
}

describe('the session store', () => {
  it('has no user and loads nothing until it is opened', () => {
    const { store, openSession } = setUp();
    expect(store.state()).toEqual({ user: null, profile: null });
    expect(openSession).not.toHaveBeenCalled();
  });

  it('is opened once, however often it is requested', async () => {
    const { store, openSession, session } = setUp();
    await Promise.all([store.open(), store.open()]);
    expect(openSession).toHaveBeenCalledTimes(1);
    expect(session.follow).toHaveBeenCalledTimes(1);
  });

  it('can be opened later if the site could not be reached at first', async () => {
    const { store, openSession } = setUp();
    openSession.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(store.open()).rejects.toThrow('Failed to fetch');
    await expect(store.open()).resolves.toBeDefined();
  });

  it('loads the profile of whoever signs in, and clears both at the end', async () => {
    const { store, tell } = setUp();
    await store.open();
    tell(VERA);
    expect(store.state()).toEqual({ user: VERA, profile: null });
    await vi.waitFor(() => expect(store.state().profile?.displayName).toBe('Vera'));
    tell(null);
    expect(store.state()).toEqual({ user: null, profile: null });
  });

  it('keeps a profile for five minutes, then loads it at the next event', async () => {
    const { store, session, tell, clock } = setUp();
    await store.open();
    tell(VERA);
    await vi.waitFor(() => expect(store.state().profile).not.toBeNull());
    clock.now = 5 * MINUTE - 1;
    tell({ ...VERA });
    expect(session.profileOf).toHaveBeenCalledTimes(1);
    clock.now = 5 * MINUTE;
    tell({ ...VERA });
    expect(session.profileOf).toHaveBeenCalledTimes(2);
    expect(store.state().profile?.displayName).toBe('Vera');
  });

  it('loads the profile at once when somebody else signs in', async () => {
    const { store, tell } = setUp();
    await store.open();
    tell(VERA);
    await vi.waitFor(() => expect(store.state().profile?.displayName).toBe('Vera'));
    tell(OTTO);
    expect(store.state()).toEqual({ user: OTTO, profile: null });
    await vi.waitFor(() => expect(store.state().profile?.displayName).toBe('Otto'));
  });

  it('does not show a profile that arrives after its user signed out', async () => {
    const { store, session, tell } = setUp();
    let answer: (profile: Profile) => void = () => {};
    session.profileOf.mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await store.open();
    tell(VERA);
    tell(null);
    answer(profileFor(VERA, 'Vera'));
    // Only the next task comes after all that the answer sets going.
    await new Promise((resolve) => setTimeout(resolve));
    expect(store.state()).toEqual({ user: null, profile: null });
  });

  it('asks again for a profile that could not be loaded', async () => {
    const { store, session, tell } = setUp();
    session.profileOf.mockRejectedValueOnce(new Error('no answer'));
    await store.open();
    tell(VERA);
    await vi.waitFor(() => {
      tell({ ...VERA });
      expect(session.profileOf).toHaveBeenCalledTimes(2);
    });
    await vi.waitFor(() => expect(store.state().profile?.displayName).toBe('Vera'));
  });

  it('clears the page before it tells the server about the sign-out', async () => {
    const { store, session, tell } = setUp();
    await store.open();
    tell(VERA);
    const done = store.signOut();
    expect(store.state()).toEqual({ user: null, profile: null });
    await done;
    expect(session.signOut).toHaveBeenCalledTimes(1);
  });

  it('follows changes by another tab', async () => {
    const { store, session } = setUp();
    session.user.mockResolvedValueOnce(VERA);
    await store.recheck();
    expect(store.state().user).toEqual(VERA);
    session.user.mockResolvedValueOnce(null);
    await store.recheck();
    expect(store.state()).toEqual({ user: null, profile: null });
  });

  it('notifies its listeners of each change until they unsubscribe', async () => {
    const { store, tell } = setUp();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    await store.open();
    tell(VERA);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    tell(null);
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
