import { expect, it } from 'vitest';
import { civilDate } from '#domain/calendar/civil-date.ts';
import type { Health } from './health.ts';
import { openMetrics } from './metrics.ts';

const TODAY = civilDate('2026-11-21');
const TOKEN = '0123456789abcdef';
const HEALTH: Health = {
  reason: '2026-11-21 has no reading for leo.',
  date: TODAY,
  readiness: { date: TODAY, ready: { [TODAY]: 11 }, missing: { [TODAY]: ['leo'] } },
};

function scrape({ answer }: ReturnType<typeof openMetrics>, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  return answer(new Request('http://localhost/metrics', { headers }));
}

it('answers nobody without the token', async () => {
  const metrics = openMetrics(TOKEN, async () => HEALTH);
  for (const token of ['', 'x', `${TOKEN}x`]) {
    const response = await scrape(metrics, token);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain('ephemera_');
  }
});

it('counts requests, readings and failures under few labels', async () => {
  const metrics = openMetrics(TOKEN, async () => HEALTH);
  for (let i = 0; i < 1_000; i++) {
    metrics.request({ kind: 'page', status: 200 + (i % 100), seconds: 0.03 });
    metrics.generation({ sign: 'leo', date: TODAY, source: `model-${i}`, outcome: 'refused' });
  }
  metrics.storeFailure('POST');
  const response = await scrape(metrics, TOKEN);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  expect(text.split('\n').filter((line) => line.startsWith('ephemera_request')).length).toBe(14);
  expect(text).toContain('ephemera_request_duration_seconds_count{kind="page",status="2xx"} 1000');
  expect(text).toContain('ephemera_generations_total{source="model",outcome="refused"} 1000');
  expect(text).toContain('ephemera_store_failures_total{operation="write"} 1');
  expect(text).toContain('ephemera_healthy 0');
  expect(text).toContain('ephemera_live_readings_ready 11');
  expect(text).toContain('ephemera_live_readings_missing 1');
  expect(text).toContain('process_resident_memory_bytes');
});
