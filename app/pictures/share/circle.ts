/** A circle around the origin as path data. */
export function circle(radius: number): string {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}z`;
}
