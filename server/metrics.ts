import { createHash, timingSafeEqual } from 'node:crypto';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Generation } from '#services/reading-maker.ts';
import type { Health } from './health.ts';
import type { RouteKind } from './middleware/route-kind.ts';

export interface CountedRequest {
  kind: RouteKind;
  status: number;
  seconds: number;
}

/** The process's metrics for Prometheus. No label has more than a few values. */
export interface Metrics {
  request(answered: CountedRequest): void;
  generation(generation: Generation): void;
  /** A request to the store by this method failed. */
  storeFailure(method: string): void;
  /** Answers `/metrics`: 401 without the token. */
  answer(request: Request): Promise<Response>;
}

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 10];

export function openMetrics(token: string, health: () => Promise<Health>): Metrics {
  const registers = [new Registry()];
  const [register] = registers as [Registry];
  collectDefaultMetrics({ register });

  const requests = new Histogram({
    name: 'ephemera_request_duration_seconds',
    help: 'Duration of requests in seconds, by kind of path and status class.',
    labelNames: ['kind', 'status'] as const,
    buckets: SECONDS,
    registers,
  });
  const generations = new Counter({
    name: 'ephemera_generations_total',
    help: 'Readings written, by who wrote them (computed, model) and what became of them (published, refused, unstored).',
    labelNames: ['source', 'outcome'] as const,
    registers,
  });
  const storeFailures = new Counter({
    name: 'ephemera_store_failures_total',
    help: 'Requests from the server to its store that got no response or an internal error.',
    labelNames: ['operation'] as const,
    registers,
  });
  const healthy = new Gauge({
    name: 'ephemera_healthy',
    help: '1 while /healthz returns 200, otherwise 0.',
    registers,
  });
  const ready = new Gauge({
    name: 'ephemera_live_readings_ready',
    help: 'Published readings of the dates that are today somewhere; NaN while the store does not respond.',
    registers,
  });
  const missing = new Gauge({
    name: 'ephemera_live_readings_missing',
    help: 'Readings missing for those dates, apart from withdrawn ones; NaN while the store does not respond.',
    registers,
  });

  async function look(): Promise<void> {
    const { reason, readiness } = await health();
    healthy.set(reason === null ? 1 : 0);
    const counts = Object.values(readiness?.ready ?? {});
    ready.set(readiness ? counts.reduce((sum, count) => sum + count, 0) : Number.NaN);
    missing.set(readiness ? Object.values(readiness.missing).flat().length : Number.NaN);
  }

  return {
    request({ kind, status, seconds }) {
      requests.observe({ kind, status: `${Math.floor(status / 100)}xx` }, seconds);
    },
    generation({ source, outcome }) {
      generations.inc({ source: source === 'computed' ? source : 'model', outcome });
    },
    storeFailure(method) {
      storeFailures.inc({ operation: method === 'GET' || method === 'HEAD' ? 'read' : 'write' });
    },
    async answer(request) {
      if (!isSame(request.headers.get('authorization') ?? '', `Bearer ${token}`)) {
        return new Response('Metrics require a bearer token.\n', {
          status: 401,
          headers: { 'WWW-Authenticate': 'Bearer' },
        });
      }
      await look();
      return new Response(await register.metrics(), {
        headers: { 'Content-Type': register.contentType, 'Cache-Control': 'no-store' },
      });
    },
  };
}

/** Compares in constant time. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a!, b!);
}
