import { burinLine } from './line.ts';
import { color, type Flat, type Layer } from './plate.ts';

const TILT = (23.4 * Math.PI) / 180;
const PARALLELS = [-60, -30, 0, 30, 60];
const MERIDIANS = [-75, -45, -15, 15, 45, 75];

/** The Earth as a small globe: its parallels and meridians, the axis leaning as it does. */
export function globe([x, y]: Flat, radius: number): Layer {
  return (pen) => {
    const place = (longitude: number, latitude: number): Flat => {
      const [l, b] = [(longitude * Math.PI) / 180, (latitude * Math.PI) / 180];
      const [across, up] = [Math.cos(b) * Math.sin(l), Math.sin(b)];
      return [
        x + radius * (across * Math.cos(TILT) + up * Math.sin(TILT)),
        y + radius * (across * Math.sin(TILT) - up * Math.cos(TILT)),
      ];
    };
    const sweep = Array.from({ length: 37 }, (_, i) => -90 + i * 5);
    pen.save();
    pen.fillStyle = color('ink');
    pen.strokeStyle = color('ivory');
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
      burinLine(line, color('ivory'), () => 0.9)(pen);
    }
  };
}
