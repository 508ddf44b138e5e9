import { mod } from '#domain/mod.ts';

/**
 * Moves angles (degrees, on a circle) apart until neighbors are at least `gap` degrees from each other, each as little
 * as possible and without passing another. Returns them in the given order, each in [0, 360). If there is no room for
 * all, they end up evenly spaced.
 */
export function spreadAngles(angles: readonly number[], gap: number): number[] {
  if (angles.length < 2) {
    return angles.map(turn);
  }
  const room = Math.min(gap, 360 / angles.length);
  const order = angles.map((_, i) => i).sort((a, b) => turn(angles[a]!) - turn(angles[b]!));
  const sorted = order.map((i) => turn(angles[i]!));
  const first = afterWidestGap(sorted);
  const unrolled = sorted.map((_, i) => {
    const at = first + i;
    return sorted[at % sorted.length]! + (at >= sorted.length ? 360 : 0);
  });
  const placed = settle(unrolled, room);
  const answer = new Array<number>(angles.length);
  placed.forEach((angle, i) => {
    answer[order[(first + i) % order.length]!] = turn(angle);
  });
  return answer;
}

/**
 * Least-squares positions for ascending `targets` at least `room` apart: neighbors that would touch become one block
 * around the mean of their targets (pool adjacent violators).
 */
function settle(targets: number[], room: number): number[] {
  const blocks: { start: number; count: number }[] = [];
  for (const target of targets) {
    blocks.push({ start: target, count: 1 });
    while (blocks.length > 1) {
      const [before, last] = [blocks.at(-2)!, blocks.at(-1)!];
      if (last.start - (before.start + before.count * room) >= -1e-9) {
        break;
      }
      const count = before.count + last.count;
      const start =
        (before.start * before.count + (last.start - before.count * room) * last.count) / count;
      blocks.splice(-2, 2, { start, count });
    }
  }
  return blocks.flatMap(({ start, count }) =>
    Array.from({ length: count }, (_, i) => start + i * room),
  );
}

/** The index in `sorted` after the widest empty arc, the best place to cut the circle open. */
function afterWidestGap(sorted: number[]): number {
  let [widest, place] = [360 - sorted.at(-1)! + sorted[0]!, 0];
  for (let i = 1; i < sorted.length; i++) {
    const gap = sorted[i]! - sorted[i - 1]!;
    if (gap > widest) {
      [widest, place] = [gap, i];
    }
  }
  return place;
}

function turn(angle: number): number {
  return mod(angle, 360);
}
