/** Wraps an angle in degrees into [0, 360). */
export function wrap360(degrees: number): number {
  const wrapped = degrees % 360;
  // Adding 360 to a tiny negative number gives 360 itself.
  return wrapped < 0 ? (wrapped + 360) % 360 : wrapped;
}

/** Wraps an angle in degrees into (-180, 180], the shortest way around. */
export function wrap180(degrees: number): number {
  const wrapped = wrap360(degrees);
  return wrapped > 180 ? wrapped - 360 : wrapped;
}
