import { LRUCache } from 'lru-cache';
import type { Instant } from '#domain/calendar/civil-date.ts';
import { signOfDatedPath, signOfPath } from '#domain/zodiac/sign-paths.ts';
import type { Services } from '#services/services.ts';
import { jobQueue } from './job-queue.ts';
import { liveDatesBy } from './live-dates.ts';
import type { PageAddress } from './page-address.ts';
import { type ReadyAnswer, readyAnswer } from './ready-answer.ts';

export interface PageCacheDeps {
  /** Renders a page; never rejects, but may answer with an error. */
  render: (request: Request) => Promise<Response>;
  services: Pick<Services, 'clock' | 'changes'>;
  /** How many requests to the store have failed so far. A page rendered during a failure may lack something. */
  storeFailures: () => number;
}

/** A page and where it comes from, in the terms of `Cache-Status` (RFC 9211). */
export interface Found {
  answer: ReadyAnswer;
  status: string;
  /** Whether it is what would be rendered now. */
  isCurrent: boolean;
}

interface CachedPage {
  answer: ReadyAnswer;
  path: string;
  /** The dates that were today somewhere when it was rendered. */
  dates: string;
  renderedAt: Instant;
  /** A change may have been missed. A page that is known to have changed isn't cached at all. */
  isOutdated: boolean;
  /** After a failed render: not rendered again before `at` (by the process's clock), unless the dates change. */
  retry: { at: number; dates: string } | null;
  /** How often it has been sent from the cache. */
  requests: number;
}

interface Rendering {
  path: string;
  /** A reading on the page may have changed since rendering began. */
  isOutdated: boolean;
  /** A reading on the page has changed since rendering began. */
  isChanged: boolean;
  found: Promise<Found>;
}

const MAX_BYTES = 32 * 1024 * 1024;
/**
 * Anyone can invent paths, and hosts if `SITE_URL` is not set. Nonexistent pages, and pages of hosts other
 * than the first few, are cached separately: they evict only each other.
 */
const MAX_BYTES_OF_INVENTED = 4 * 1024 * 1024;
const MAX_HOSTS = 8;
/** While changes are not being received. */
const MAX_AGE_MS = 60_000;
const RETRY_DELAY_MS = 5_000;
/** A crawler requests a page once. One that is requested again is worth compressing better. */
const SHRINK_AFTER = 1;

/** Each of the calendar's 2,412 months takes a tenth of a second of CPU time; cached pages are sent in between. */
const MONTH = /^\/sky\//;
/** Requests beyond these are told to retry later, so that a reader's month doesn't wait behind a thousand others. */
const MAX_MONTHS_WAITING = 60;

/** The name in `Cache-Status`. */
const CACHE = 'ephemera';

/**
 * Caches each page as it was rendered until a reading on it changes or other dates are today somewhere, and for a
 * minute at most while the server doesn't receive changes. However many readers ask for a page at once, it is rendered
 * once. If a render fails, the cached page is served, unless a reading on it is known to have changed: such a page is
 * dropped at once, because the reading may have been withdrawn.
 */
export function openPageCache({ render, services, storeFailures }: PageCacheDeps) {
  const { clock, changes } = services;
  const sizeCalculation = ({ answer }: CachedPage) => answer.bytes;
  const pages = new LRUCache<string, CachedPage>({ maxSize: MAX_BYTES, sizeCalculation });
  const invented = new LRUCache<string, CachedPage>({
    maxSize: MAX_BYTES_OF_INVENTED,
    sizeCalculation,
  });
  const hosts = new Set<string>();
  const renderings = new Map<string, Rendering>();
  const live = liveDatesBy(clock);
  const months = jobQueue();
  const starts = jobQueue();
  let shrinking = Promise.resolve();

  changes.subscribe((changed) => {
    for (const rendering of renderings.values()) {
      rendering.isOutdated ||= changed === null || isAbout(rendering.path, changed.sign);
      rendering.isChanged ||= changed !== null && isAbout(rendering.path, changed.sign);
    }
    for (const cache of [pages, invented])
      for (const [key, page] of [...cache.entries()]) {
        if (changed === null) page.isOutdated = true;
        else if (isAbout(page.path, changed.sign)) cache.delete(key);
      }
  });

  /** The page if it may be sent as it is. */
  function cached({ key }: PageAddress): Found | null {
    const page = pages.get(key) ?? invented.get(key);
    if (!page) return null;
    if (isCurrent(page)) {
      if (++page.requests === SHRINK_AFTER) shrink(key, page);
      return { answer: page.answer, status: `${CACHE}; hit`, isCurrent: true };
    }
    const { retry } = page;
    const isTooSoon = retry && retry.at > performance.now() && retry.dates === live().dates;
    return isTooSoon ? asStale(page, 'waiting') : null;
  }

  function isCurrent({ isOutdated, dates, renderedAt }: CachedPage): boolean {
    if (isOutdated || dates !== live().dates) return false;
    return changes.isListening() || clock() < renderedAt + MAX_AGE_MS;
  }

  /** Renders the page, once for all concurrent requests. */
  function rendered(address: PageAddress): Promise<Found> {
    const current = renderings.get(address.key);
    if (current && !current.isOutdated) return current.found;
    const rendering: Rendering = {
      path: address.path,
      isOutdated: false,
      isChanged: false,
      found: renderNow(address, () => rendering).finally(() => {
        if (renderings.get(address.key) === rendering) renderings.delete(address.key);
      }),
    };
    renderings.set(address.key, rendering);
    return rendering.found;
  }

  async function renderNow(
    { key, path, url }: PageAddress,
    rendering: () => Rendering,
  ): Promise<Found> {
    const before = { dates: live().dates, failures: storeFailures(), at: clock() };
    const answerNow = async () => {
      // Renders start one by one, with new connections accepted in between: all at once, they would block for seconds.
      await starts.turn();
      return answerOf(await render(new Request(url)));
    };
    const answer = await (MONTH.test(path) ? monthInTurn(answerNow) : answerNow());
    const old = [pages, invented]
      .map((cache) => cache.get(key))
      .find((page) => page?.answer.status === 200);
    const isWhole = answer.status < 500 && storeFailures() === before.failures;
    if (!isWhole && old && (answer.status >= 500 || old.dates === before.dates)) {
      old.retry = { at: performance.now() + RETRY_DELAY_MS, dates: before.dates };
      return asStale(old, answer.status);
    }
    const why = `${CACHE}; fwd=${old ? 'stale' : 'uri-miss'}`;
    const { isOutdated, isChanged } = rendering();
    if (!isWhole || isChanged || !isHtml(answer.headers))
      return { answer, status: why, isCurrent: false };

    const page = {
      answer,
      path,
      dates: before.dates,
      renderedAt: before.at,
      isOutdated,
      retry: null,
      requests: 0,
    };
    const [cache, other] =
      answer.status === 200 && isKnown(new URL(url).host) ? [pages, invented] : [invented, pages];
    cache.set(key, page);
    other.delete(key);
    return { answer, status: `${why}; stored`, isCurrent: true };
  }

  function monthInTurn(answerNow: () => Promise<ReadyAnswer>): Promise<ReadyAnswer> {
    const isTooMany = months.waiting() >= MAX_MONTHS_WAITING;
    return isTooMany ? answerOf(tooManyMonths()) : months.run(answerNow);
  }

  /** Whether this is one of the first hosts that requested a page. */
  function isKnown(host: string): boolean {
    if (hosts.size < MAX_HOSTS) hosts.add(host);
    return hosts.has(host);
  }

  /** One at a time: it takes a quarter of a second of CPU time. */
  function shrink(key: string, page: CachedPage): void {
    shrinking = shrinking.then(() => {
      if (pages.peek(key) === page) return page.answer.shrink();
    });
  }

  return { cached, rendered };
}

function asStale({ answer }: CachedPage, failure: number | 'waiting'): Found {
  const why = failure === 'waiting' ? 'detail=retry-later' : `fwd-status=${failure}`;
  return { answer, status: `${CACHE}; fwd=stale; ${why}`, isCurrent: false };
}

/** Whether a page may show a reading of `sign`: all but those of the other signs and of the blog. */
function isAbout(path: string, sign: string): boolean {
  const own = signOfPath(path) ?? signOfDatedPath(path);
  return own === null ? !path.startsWith('/blog') : own === sign;
}

function tooManyMonths(): Response {
  return new Response(
    'Too many calendar months are being requested right now. Please try again in a moment.',
    {
      status: 503,
      headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '10' },
    },
  );
}

/** A response that can be sent many times. How long other caches may store a page is added when it is sent. */
async function answerOf(response: Response): Promise<ReadyAnswer> {
  const { 'content-length': _, ...headers } = Object.fromEntries(response.headers);
  if (isHtml(headers)) delete headers['cache-control'];
  const identity = Buffer.from(await response.arrayBuffer());
  return readyAnswer(response.status, headers, { identity });
}

function isHtml(headers: Readonly<Record<string, string>>): boolean {
  return headers['content-type']?.startsWith('text/html') ?? false;
}
