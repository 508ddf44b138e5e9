import type { Flat, Pen } from './plate.ts';

/** A line of one width through the points; a null lifts the pen. */
export function strokeLine(pen: Pen, points: readonly (Flat | null)[], style: LineStyle): void {
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
}

export interface LineStyle {
  color: string;
  width: number;
  dash?: number[];
}

/** A burin's line: `width` says for each point how deep it is cut, and nothing is cut under a twentieth of a pixel. */
export function engraveLine(
  pen: Pen,
  points: readonly (Flat | null)[],
  color: string,
  width: (index: number) => number,
): void {
  pen.save();
  pen.strokeStyle = color;
  for (let i = 1; i < points.length; i++) {
    const [from, to] = [points[i - 1], points[i]];
    const depth = (width(i - 1) + width(i)) / 2;
    if (!from || !to || depth < 0.05) {
      continue;
    }
    // A line thinner than a pixel is a paler line of about a pixel, or it would flicker.
    pen.lineWidth = Math.max(depth, 0.75);
    pen.globalAlpha = Math.min(1, depth / 0.75);
    pen.lineCap = depth < 0.75 ? 'butt' : 'round';
    pen.beginPath();
    pen.moveTo(...from);
    pen.lineTo(...to);
    pen.stroke();
  }
  pen.restore();
}

/** Dots of one size. */
export function dots(pen: Pen, points: readonly (Flat | null)[], radius: number, color: string) {
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
}
