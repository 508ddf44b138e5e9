import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('needs no setting at all', () => {
  expect(readEnv({})).toEqual({
    port: 3000,
    host: '0.0.0.0',
    pageThreads: 0,
    dataDir: './.data',
    databaseUrl: null,
    supabase: null,
    siteUrl: null,
    siteName: 'Ephemera',
    imageHost: null,
    trustedProxies: 0,
    admin: { username: null, password: null },
    ai: null,
    archiveDays: 30,
    serviceWorker: true,
    logLevel: 'info',
    metricsToken: null,
    clockStart: null,
  });
});

it('treats an empty setting as unset', () => {
  expect(readEnv({ PORT: '', CLOCK: ' ' })).toMatchObject({ port: 3000, clockStart: null });
});

it('reads what is set', () => {
  const env = readEnv({
    PORT: '8080',
    SITE_URL: 'https://example.org/',
    IMAGE_HOST: 'https://cdn.example.org/stars/',
    CLOCK: '2026-11-21T10:00:00+14:00',
  });
  expect(env).toMatchObject({
    port: 8080,
    siteUrl: 'https://example.org',
    imageHost: 'https://cdn.example.org/stars',
    clockStart: Date.parse('2026-11-20T20:00:00Z'),
  });
});

it.each([
  [
    'a port that is not a number',
    { PORT: 'eighty' },
    'PORT must be a whole number from 0 to 65535.',
  ],
  ['a port in hexadecimal', { PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535.'],
  ['a port with an exponent', { PORT: '1e3' }, 'PORT must be a whole number from 0 to 65535.'],
  ['a port below zero', { PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    'a number of calls with a decimal point',
    { AI_DAILY_CALLS: '1.0' },
    'AI_DAILY_CALLS must be a whole number from 0 to 100000.',
  ],
  ['an unknown log level', { LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of info, warn, error.'],
  [
    'a short metrics token',
    { METRICS_TOKEN: 'on' },
    'METRICS_TOKEN must be 16 to 200 letters, digits and . _ ~ + / -, optionally followed by =.',
  ],
  ['a port out of range', { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535.'],
  [
    'a site URL with a path',
    { SITE_URL: 'https://example.org/stars' },
    'SITE_URL must be a URL such as https://example.org, without a path.',
  ],
  [
    'text that is not a URL',
    { SITE_URL: 'example' },
    'SITE_URL must be a URL such as https://example.org, without a path.',
  ],
  [
    'an image host without a scheme',
    { IMAGE_HOST: 'images.example.org' },
    'IMAGE_HOST must be a URL such as https://images.example.org, without a query.',
  ],
  [
    'an image host with a query',
    { IMAGE_HOST: 'https://images.example.org/?key=1' },
    'IMAGE_HOST must be a URL such as https://images.example.org, without a query.',
  ],
  [
    'a clock that is not an instant',
    { CLOCK: 'tomorrow' },
    'CLOCK must be a timestamp such as 2026-11-21T09:30:00Z.',
  ],
  [
    'a short password',
    { ADMIN_PASSWORD: 'short' },
    'ADMIN_PASSWORD must have at least 8 characters.',
  ],
  [
    'a model without a URL',
    { AI_MODEL: 'small' },
    'AI_BASE_URL and AI_MODEL go together: set both or neither.',
  ],
  [
    'a model URL with a query',
    { AI_BASE_URL: 'https://x.test/v1?key=1', AI_MODEL: 'small' },
    'AI_BASE_URL must be a URL such as https://api.example.org/v1, without a query.',
  ],
  [
    'a model URL without a scheme',
    { AI_BASE_URL: 'api.example.org/v1', AI_MODEL: 'small' },
    'AI_BASE_URL must be a URL such as https://api.example.org/v1, without a query.',
  ],
  [
    'a model URL with another scheme',
    { AI_BASE_URL: 'file:///etc/passwd', AI_MODEL: 'small' },
    'AI_BASE_URL must be a URL such as https://api.example.org/v1, without a query.',
  ],
  [
    'a model URL with a password',
    { AI_BASE_URL: 'https://me:secret@x.test/v1', AI_MODEL: 'small' },
    'AI_BASE_URL must be a URL such as https://api.example.org/v1, without a query.',
  ],
  [
    'a model with the built-in writer’s name',
    { AI_BASE_URL: 'https://x.test/v1', AI_MODEL: 'computed' },
    'AI_MODEL must not be "computed", which is the name of the built-in writer.',
  ],
  [
    'half a Supabase project',
    { SUPABASE_URL: 'https://x.supabase.co' },
    'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY go together: set all three or none.',
  ],
])('rejects %s with a sentence', (_name, variables, sentence) => {
  expect(() => readEnv(variables)).toThrow(sentence);
});

it('names every bad setting at once', () => {
  expect(() => readEnv({ PORT: 'x', CLOCK: 'y' })).toThrow(/PORT .*\nCLOCK /);
});

it('accepts a Postgres database, but not together with a hosted project', () => {
  const databaseUrl = 'postgres://owner:secret@db.example.org/ephemera';
  expect(readEnv({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
  const hosted = {
    SUPABASE_URL: 'https://a.test',
    SUPABASE_PUBLISHABLE_KEY: 'p',
    SUPABASE_SECRET_KEY: 's',
  };
  expect(() => readEnv({ DATABASE_URL: databaseUrl, ...hosted })).toThrow('mutually exclusive');
  expect(() => readEnv({ DATABASE_URL: 'mysql://host/db' })).toThrow(
    'DATABASE_URL must be a URL such as postgres://',
  );
});
