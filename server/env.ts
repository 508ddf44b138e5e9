import path from 'node:path';
import { z } from 'zod';
import type { BackendSettings } from '#backend/backend.ts';
import { decodedOrNull } from './decoded-or-null.ts';
import { LOG_LEVELS, type LogLevel, type LogSettings } from './log/open-log.ts';

/** The process's settings, parsed once. */
export interface Env extends BackendSettings {
  databaseUrl: string | null;
  port: number;
  host: string;
  /** How many threads accept connections in place of the main one. */
  pageThreads: number;
  /** Canonical origin without a trailing slash; null means the request's own. */
  siteUrl: string | null;
  siteName: string;
  /** Base URL of the article images, without a trailing slash; null means our own. */
  imageHost: string | null;
  admin: { username: string | null; password: string | null };
  /** How many of our own proxies are in front of the server; each appends the address it sees to `X-Forwarded-For`. */
  trustedProxies: number;
  /** The language model that writes in advance; null for the computed writer alone. */
  ai: { baseUrl: string; apiKey: string | null; model: string; dailyCalls: number } | null;
  /** How many days back missing readings are generated in the background. */
  archiveDays: number;
  /** Whether browsers get the service worker; if not, those that have it remove it. */
  serviceWorker: boolean;
  logLevel: LogLevel;
  /** Whoever sends it as a bearer token may read `/metrics`; null for nobody. */
  metricsToken: string | null;
  /** Milliseconds since 1970 at which the clock starts; null means now. */
  clockStart: number | null;
}

const origin = z
  .string()
  .refine(isOrigin, 'must be a URL such as https://example.org, without a path')
  .transform((text) => new URL(text).origin);

const schema = z.object({
  PORT: wholeNumber(65535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  WEB_CONCURRENCY: wholeNumber(16).default(0),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: z
    .string()
    .refine(
      isPostgresUrl,
      'must be a URL such as postgres://owner:password@host/database, with any % in the name or password written as %25',
    )
    .optional(),
  SUPABASE_URL: origin.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().optional(),
  SUPABASE_SECRET_KEY: z.string().optional(),
  SITE_URL: origin.optional(),
  SITE_NAME: z.string().max(60, 'must have at most 60 characters').default('Ephemera'),
  IMAGE_HOST: z
    .string()
    .refine(isBaseUrl, 'must be a URL such as https://images.example.org, without a query')
    .transform((text) => toBase(new URL(text)))
    .optional(),
  TRUST_PROXY: wholeNumber(10).default(0),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[\w.@+-]{1,64}$/, 'may contain only letters, digits and . _ @ + -, at most 64 of them')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(8, 'must have at least 8 characters')
    .max(72, 'must have at most 72 characters')
    .optional(),
  AI_BASE_URL: z
    .string()
    .refine(isBaseUrl, 'must be a URL such as https://api.example.org/v1, without a query')
    .optional(),
  AI_API_KEY: z.string().trim().optional(),
  AI_MODEL: z
    .string()
    .trim()
    .max(100, 'must have at most 100 characters')
    .refine(
      (name) => name !== 'computed',
      'must not be "computed", which is the name of the built-in writer',
    )
    .optional(),
  /** Writing one day takes 24 requests at most: twelve readings, each with a second draft. */
  AI_DAILY_CALLS: wholeNumber(100_000).default(144),
  ARCHIVE_DAYS: wholeNumber(60).default(30),
  SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  METRICS_TOKEN: z
    .string()
    .regex(
      /^[\w.~+/-]{16,200}=*$/,
      'must be 16 to 200 letters, digits and . _ ~ + / -, optionally followed by =',
    )
    .optional(),
  CLOCK: z.iso
    .datetime({ offset: true, error: 'must be a timestamp such as 2026-11-21T09:30:00Z' })
    .refine((text) => text >= '1950-01-02' && text < '2100-12-30', 'must lie between 1950 and 2100')
    .optional(),
});

/**
 * Reads the settings from environment variables; an empty one counts as not set.
 * Throws an Error whose message names each bad variable in a sentence.
 */
export function readEnv(variables: Record<string, string | undefined>): Env {
  const present = Object.entries(variables).filter(([, value]) => value?.trim());
  const result = schema.safeParse(Object.fromEntries(present));
  if (!result.success) {
    throw new Error(
      result.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'),
    );
  }
  const env = result.data;
  return {
    port: env.PORT,
    host: env.HOST,
    pageThreads: env.WEB_CONCURRENCY,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL ?? null,
    supabase: readSupabase(env),
    siteUrl: env.SITE_URL ?? null,
    siteName: env.SITE_NAME,
    imageHost: env.IMAGE_HOST ?? null,
    trustedProxies: env.TRUST_PROXY,
    admin: { username: env.ADMIN_USERNAME ?? null, password: env.ADMIN_PASSWORD ?? null },
    ai: readAi(env),
    archiveDays: env.ARCHIVE_DAYS,
    serviceWorker: env.SERVICE_WORKER === 'on',
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    clockStart: env.CLOCK === undefined ? null : Date.parse(env.CLOCK),
  };
}

/** The log's settings: the secrets that it must hide, and the store's address. */
export function logSettings(env: Env): LogSettings {
  const { databaseUrl, supabase, dataDir, admin, ai } = env;
  const database = databaseUrl === null ? null : new URL(databaseUrl);
  const password = database && decodeURIComponent(database.password);
  return {
    level: env.logLevel,
    secrets: [password, supabase?.secretKey, admin.password, ai?.apiKey, env.metricsToken],
    store: supabase?.url ?? (database ? database.host + database.pathname : path.resolve(dataDir)),
  };
}

function readAi(env: z.infer<typeof schema>): Env['ai'] {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = env;
  if (!baseUrl && !model && !apiKey) return null;
  if (!baseUrl || !model) {
    throw new Error('AI_BASE_URL and AI_MODEL go together: set both or neither.');
  }
  return { baseUrl, model, apiKey: apiKey ?? null, dailyCalls: env.AI_DAILY_CALLS };
}

function readSupabase(env: z.infer<typeof schema>): Env['supabase'] {
  const { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env;
  if (!url && !SUPABASE_PUBLISHABLE_KEY && !SUPABASE_SECRET_KEY) return null;
  if (env.DATABASE_URL) {
    throw new Error('DATABASE_URL and SUPABASE_URL are mutually exclusive: set only one of them.');
  }
  if (!url || !SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY) {
    throw new Error(
      'SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY go together: set all three or none.',
    );
  }
  return { url, publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY };
}

/** Digits only: JavaScript reads `0x10` and `1e3` as numbers, but whoever wrote them made a typo. */
function wholeNumber(max: number) {
  return z
    .string()
    .trim()
    .refine(
      (text) => /^\d+$/.test(text) && Number(text) <= max,
      `must be a whole number from 0 to ${max}`,
    )
    .transform(Number);
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
}

function toBase({ origin, pathname }: URL): string {
  return origin + pathname.replace(/\/+$/, '');
}

function isPostgresUrl(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false;
  return (
    url.pathname.length > 1 &&
    [url.username, url.password, url.pathname].every((part) => decodedOrNull(part) !== null)
  );
}

/** Whether paths can be appended to it: an origin, with or without a path. */
function isBaseUrl(text: string): boolean {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  return !url.search && !url.hash && !url.username && !url.password;
}
