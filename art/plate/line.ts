import type { Flat, Layer } from './plate.ts';

/** A line of constant width through the points; a null lifts the pen. */
export function line(points: readonly (Flat | null)[], style: LineStyle): Layer {
  return (pen) => {
    pen.save();
    pen.strokeStyle = style.color;
    pen.lineWidth = style.width;
    pen.setLineDash(style.dash ?? []);
    pen.beginPath();
    let down = false;
    for (const point of points) {
      if (!point) {
        down = false;
      } else if (down) {
        pen.lineTo(...point);
      } else {
        pen.moveTo(...point);
        down = true;
      }
    }
    pen.stroke();
    pen.restore();
  };
}

export interface LineStyle {
  color: string;
  width: number;
  dash?: number[];
}

/** An engraved line: `width` gives its width at each point; anything under a twentieth of a pixel is not drawn. */
export function burinLine(
  points: readonly (Flat | null)[],
  color: string,
  width: (index: number) => number,
): Layer {
  return (pen) => {
    pen.save();
    pen.strokeStyle = color;
    for (let i = 1; i < points.length; i++) {
      const [from, to] = [points[i - 1], points[i]];
      const depth = (width(i - 1) + width(i)) / 2;
      if (!from || !to || depth < 0.05) {
        continue;
      }
      // A line thinner than about a pixel is drawn paler instead, to avoid flicker.
      pen.lineWidth = Math.max(depth, 0.75);
      pen.globalAlpha = Math.min(1, depth / 0.75);
      pen.lineCap = depth < 0.75 ? 'butt' : 'round';
      pen.beginPath();
      pen.moveTo(...from);
      pen.lineTo(...to);
      pen.stroke();
    }
    pen.restore();
  };
}

/** Dots of equal size. */
export function dots(points: readonly (Flat | null)[], radius: number, color: string): Layer {
  return (pen) => {
    pen.save();
    pen.fillStyle = color;
    for (const point of points) {
      if (point) {
        pen.beginPath();
        pen.arc(point[0], point[1], radius, 0, 2 * Math.PI);
        pen.fill();
      }
    }
    pen.restore();
  };
}
