import { line } from './line.ts';
import { color, type Flat, type Layer } from './plate.ts';

interface RingScale {
  middle: Flat;
  radius: number;
  strokes: number;
  /** Degrees from the first stroke to the last; without it they go around the whole ring. */
  span?: number;
  /** How far the stroke of a number reaches, outward when positive; 0 leaves it out. */
  reach(stroke: number): number;
  /** Where stroke 0 stands, in degrees clockwise from the top. */
  start?: number;
  /** Which way the numbers grow. */
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

/** A circle, or the part of it from one angle to another, in degrees clockwise from the top. */
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
    // A whole turn is given as 0 to 360, or rounding may make it none.
    const [start, end] = to - from >= 360 ? [0, 360] : [from - 90, to - 90];
    pen.arc(...middle, radius, (start * Math.PI) / 180, (end * Math.PI) / 180);
    pen.stroke();
    pen.restore();
  };
}

/** A disc of deeper ink that covers what is under it. */
export function discGround(middle: Flat, radius: number): Layer {
  return (pen) => {
    pen.fillStyle = color('ink-deep');
    pen.beginPath();
    pen.arc(...middle, radius, 0, 2 * Math.PI);
    pen.fill();
  };
}

/** The place on a circle at an angle in degrees clockwise from the top. */
export function onRing([x, y]: Flat, radius: number, angle: number): Flat {
  const radians = (angle * Math.PI) / 180;
  return [x + radius * Math.sin(radians), y - radius * Math.cos(radians)];
}
