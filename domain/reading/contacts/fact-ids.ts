import type { Body } from '#domain/sky/bodies.ts';
import type { AspectName, LunationPhase } from '#domain/sky/events.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** The ids of sky facts, which sections and pages use: lowercase, parts joined by hyphens. */
export function placeFactId(body: Body): string {
  return `${body.toLowerCase()}-sign`;
}

export function aspectFactId(a: Body, b: Body, aspect: AspectName): string {
  return `${aspect}-${a.toLowerCase()}-${b.toLowerCase()}`;
}

export function ingressFactId(body: Body, to: Sign): string {
  return `${body.toLowerCase()}-enters-${to}`;
}

export function stationFactId(body: Body, turns: 'retrograde' | 'direct'): string {
  return `${body.toLowerCase()}-turns-${turns}`;
}

export function retrogradeFactId(body: Body): string {
  return `${body.toLowerCase()}-retrograde`;
}

export function lunationFactId(phase: LunationPhase): string {
  return `lunation-${phase.replace(' ', '-')}`;
}

export function eclipseFactId(of: 'Sun' | 'Moon'): string {
  return `eclipse-${of.toLowerCase()}`;
}
