import { STAR_PATH } from '#app/ui/glyph-paths.ts';
import type { Point } from '#app/ui/wheel-geometry.ts';
import { atHour } from '../../figures/day-dial.ts';
import { BRIGHT, DIM, GOLD, INK, LINE, SOFT } from '../../figures/inks.ts';
import {
  element,
  glyph,
  group,
  label,
  pathThrough,
  stroked,
  ticks,
} from '../../figures/svg-marks.ts';
import { DROP, HORIZON } from './dial-place.ts';
import { LATITUDE } from './facts.ts';

/** The Sun's declination at an equinox: day and night are equal everywhere. */
const DECLINATION = 0;

/** The Sun's altitude through the day, outward from the horizon circle by day, inward by night. */
export function dialSun(): string {
  return [sunlight(), heights(), sunMarks(), names()].join('\n');
}

/** Lines from the horizon to the Sun's altitude, every six minutes; those by day are gold. */
function sunlight(): string {
  const rays = Array.from({ length: 240 }, (_, i) => i / 10).map((hour) => ({
    up: heightAt(hour) > 0,
    line: [atHour(hour, HORIZON), atHour(hour, HORIZON + heightAt(hour))] as const,
  }));
  const path = (up: boolean) => ticks(rays.filter((ray) => ray.up === up).map(({ line }) => line));
  const curve = Array.from({ length: 145 }, (_, i) => atHour(i / 6, HORIZON + heightAt(i / 6)));
  return (
    stroked(path(true), GOLD, 0.7) +
    stroked(path(false), LINE, 0.9) +
    stroked(pathThrough(curve), GOLD, 1.5)
  );
}

function heights(): string {
  const circle = (height: number, dash?: string) =>
    element('circle', {
      r: HORIZON + height,
      stroke: height === 0 ? GOLD : DIM,
      'stroke-width': height === 0 ? 1.1 : 0.6,
      'stroke-dasharray': dash,
    });
  return circle(0) + circle(20, '0.1 3.2') + circle(40, '0.1 3.2');
}

/** The Sun at noon with rays, and at midnight without. */
function sunMarks(): string {
  const [x, y] = atHour(12, HORIZON + heightAt(12));
  const rays = Array.from({ length: 16 }, (_, i): [Point, Point] => {
    const angle = (i / 16) * 2 * Math.PI;
    const end = (reach: number): Point => [
      x + reach * Math.sin(angle),
      y - reach * Math.cos(angle),
    ];
    return [end(8), end(i % 2 === 0 ? 13 : 11)];
  });
  const [nightX, nightY] = atHour(0, HORIZON + heightAt(0));
  return (
    element('circle', { cx: x, cy: y, r: 14, fill: INK }) +
    stroked(ticks(rays), BRIGHT, 1.3) +
    element('circle', { cx: x, cy: y, r: 6, fill: BRIGHT }) +
    element('circle', { cx: nightX, cy: nightY, r: 5.5, fill: INK, stroke: GOLD }) +
    group({ stroke: DIM, 'stroke-width': 1.2 }, glyph(STAR_PATH, [0, 0], 16))
  );
}

function names(): string {
  return (
    label('horizon', [0, HORIZON + 14], 'middle', SOFT) +
    heightLabel(20) +
    heightLabel(40) +
    label('sunrise', [-HORIZON - 6, 16], 'end', SOFT) +
    label('sunset', [HORIZON + 6, -8], 'start', SOFT)
  );
}

function heightLabel(height: number): string {
  const [x, y] = atHour(22, HORIZON + height);
  return label(`${height}°`, [x, y + DROP], 'middle', SOFT);
}

function heightAt(hour: number): number {
  return sunHeight(hour, DECLINATION, LATITUDE);
}

const RADIANS = Math.PI / 180;

/**
 * The Sun's altitude in degrees at an hour of solar time (12 is its highest), negative below the horizon. Meeus,
 * Astronomical Algorithms (2nd ed.), eq. 13.6, without refraction.
 */
export function sunHeight(hour: number, declination: number, latitude: number): number {
  const hourAngle = (hour - 12) * 15 * RADIANS;
  const [d, p] = [declination * RADIANS, latitude * RADIANS];
  const sine = Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(hourAngle);
  return Math.asin(sine) / RADIANS;
}
