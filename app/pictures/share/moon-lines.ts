/** How far the globe tilts toward the viewer, as a fraction of a parallel's half width. */
const NOD = 0.16;

/**
 * Level lines across a globe of the given radius, `gap` apart, as path data: the same curve again and again, which
 * compresses to almost nothing. They are as wide as the globe at every height, so clip them.
 */
export function parallels(radius: number, gap: number): string {
  const sag = radius * NOD * 2;
  const curve = `q${Math.round(radius)} ${Math.round(sag)} ${2 * radius} 0`;
  const top = Math.round(-radius - sag / 2);
  const more = Math.floor((radius - top) / gap);
  return `M${-radius} ${top}${curve}${`m${-2 * radius} ${gap}${curve}`.repeat(more)}`;
}

/** Lines from pole to pole, about `gap` apart in its middle, as path data. */
export function meridians(radius: number, gap: number): string {
  let path = '';
  for (let x = gap - radius; x < radius; x += gap)
    path += `M0 ${-radius}A${Math.round(Math.abs(x))} ${radius} 0 0 ${x < 0 ? 0 : 1} 0 ${radius}`;
  return path;
}

/** A circle around the origin as path data. */
export function circle(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}z`;
}
