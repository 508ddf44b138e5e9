import { burinLine } from './line.ts';
import { color, type Flat, type Layer } from './plate.ts';

/** The axis's inclination to the pole of the ecliptic in degrees. */
const TILT = 23.4;
const PARALLELS = [-60, -30, 0, 30, 60];
const MERIDIANS = [-75, -45, -15, 15, 45, 75];

/** The Earth as a globe with parallels and meridians, its axis tilted clockwise by the obliquity or other degrees. */
export function globe(
  [x, y]: Flat,
  radius: number,
  style: { lean?: number; color?: string; ground?: string } = {},
): Layer {
  const { lean = TILT, color: ink = color('ivory'), ground = color('ink') } = style;
  const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)];
  return (pen) => {
    const place = (longitude: number, latitude: number): Flat => {
      const [l, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
      const [across, up] = [Math.cos(b) * Math.sin(l), Math.sin(b)];
      return [x + radius * (across * cos + up * sin), y + radius * (across * sin - up * cos)];
    };
    const sweep = Array.from({ length: 37 }, (_, i) => -90 + i * 5);
    pen.save();
    pen.fillStyle = ground;
    pen.strokeStyle = ink;
    pen.lineWidth = 2;
    pen.beginPath();
    pen.arc(x, y, radius, 0, 2 * Math.PI);
    pen.fill();
    pen.stroke();
    pen.restore();
    const lines = [
      ...PARALLELS.map((latitude) => sweep.map((longitude) => place(longitude, latitude))),
      ...MERIDIANS.map((longitude) => sweep.map((latitude) => place(longitude, latitude))),
    ];
    for (const line of lines) {
      burinLine(line, ink, () => 0.9)(pen);
    }
  };
}
