/** How far the globe tilts toward the viewer, as a fraction of a parallel's half width. */
const NOD = 0.16;

/** Level lines around a globe of a radius, about `gap` apart in its middle, as path data. */
export function parallels(radius: number, gap: number): string {
  let path = '';
  for (let y = gap - radius; y < radius; y += gap) {
    const half = Math.sqrt(radius * radius - y * y);
    path += `M${Math.round(-half)} ${Math.round(y)}q${Math.round(half)} ${Math.round(half * NOD * 2)} ${Math.round(2 * half)} 0`;
  }
  return path;
}

/** Lines from pole to pole, about `gap` apart in its middle, as path data. */
export function meridians(radius: number, gap: number): string {
  let path = '';
  for (let x = gap - radius; x < radius; x += gap)
    path += `M0 ${-radius}A${Math.round(Math.abs(x))} ${radius} 0 0 ${x < 0 ? 0 : 1} 0 ${radius}`;
  return path;
}
