/** A pseudorandom number from 0 to 1 that depends only on its arguments: Steele and Vigna's 32-bit mixer. */
export function chance(a: number, b: number, c: number): number {
  let bits = Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35);
  bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}
