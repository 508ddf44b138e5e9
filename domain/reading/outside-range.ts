export interface Range {
  min: number;
  max: number;
}

/** The reason if a size is out of range; none otherwise. `what` is the sentence's subject. */
export function outsideRange(
  { min, max }: Range,
  size: number,
  what: string,
  unit: string,
): string[] {
  if (size >= min && size <= max) return [];
  return [`${what} has ${size} ${unit}; ${min} to ${max} are required.`];
}
