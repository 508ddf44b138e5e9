import { dots, line } from './line.ts';
import { color, type Flat, type Layer } from './plate.ts';

interface RingScale {
  middle: Flat;
  radius: number;
  strokes: number;
  /** Degrees from the first stroke to the last; if absent, the strokes go all the way around. */
  span?: number;
  /** The length of a stroke by number, positive outward; 0 leaves it out. */
  reach(stroke: number): number;
  /** The position of stroke 0 in degrees clockwise from the top. */
  start?: number;
  /** The direction of increasing numbers: 1 is clockwise. */
  way?: 1 | -1;
  color: string;
  width?: number;
}

/** The graduated limb of an instrument: strokes around a circle. */
export function ringScale(scale: RingScale): Layer {
  return (pen) => {
    const { middle, radius, strokes, span, reach, start = 0, way = 1, width = 1.1 } = scale;
    const step = span === undefined ? 360 / strokes : span / (strokes - 1);
    for (let stroke = 0; stroke < strokes; stroke++) {
      const angle = start + way * step * stroke;
      const ends = [radius, radius + reach(stroke)].map((r) => onRing(middle, r, angle));
      line(ends, { color: scale.color, width })(pen);
    }
  };
}

/** A circle, or an arc of it, in degrees clockwise from the top. */
export function ring(
  middle: Flat,
  radius: number,
  style: { color: string; width: number; from?: number; to?: number; dash?: number[] },
): Layer {
  return (pen) => {
    const { from = 0, to = 360 } = style;
    pen.save();
    pen.strokeStyle = style.color;
    pen.lineWidth = style.width;
    pen.lineCap = 'butt';
    pen.setLineDash(style.dash ?? []);
    pen.beginPath();
    // Draw a full turn as 0 to 360; rounding could otherwise make it empty.
    const [start, end] = to - from >= 360 ? [0, 360] : [from - 90, to - 90];
    pen.arc(...middle, radius, (start * Math.PI) / 180, (end * Math.PI) / 180);
    pen.stroke();
    pen.restore();
  };
}

/** A disc of deeper ink that covers what is behind it. */
export function discGround(middle: Flat, radius: number): Layer {
  return dots([middle], radius, color('ink-deep'));
}

/** The point on a circle at an angle in degrees clockwise from the top. */
export function onRing([x, y]: Flat, radius: number, angle: number): Flat {
  const radians = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(radians), y - radius * Math.cos(radians)];
}
