/** The edges of a sheet, in the units of its plate. */
export interface Sheet {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export type Anchor = 'start' | 'middle' | 'end';
export type Label = [x: number, y: number, text: string, anchor: Anchor];

/** The font size of a plate's names, in its units. */
const FONT_SIZE = 4.6;
const LETTER_WIDTH = 0.44 * FONT_SIZE;
const CANDIDATES: readonly (readonly [dx: number, dy: number, anchor: Anchor])[] = [
  [4, -1.8, 'start'],
  [-4, -1.8, 'end'],
  [4, 5, 'start'],
  [-4, 5, 'end'],
  [4.4, 1.6, 'start'],
  [-4.4, 1.6, 'end'],
  [0, -4.4, 'middle'],
  [0, 8, 'middle'],
  [6, 1.9, 'start'],
  [-6, 1.9, 'end'],
];

/**
 * Places the name of the star at (x, y) on the sheet so that it covers the fewest points of `ink` (lines and stars).
 */
export function labelPlace(
  text: string,
  [x, y]: readonly [number, number],
  ink: readonly (readonly [number, number])[],
  sheet: Sheet,
): Label {
  const costs = CANDIDATES.map(([dx, dy, anchor]) => {
    const box = labelBox(text, x + dx, y + dy, anchor);
    const covered = ink.filter(
      ([px, py]) => px > box.left && px < box.right && py > box.top && py < box.bottom,
    ).length;
    const outside =
      box.left < sheet.left ||
      box.right > sheet.right ||
      box.top < sheet.top ||
      box.bottom > sheet.bottom;
    return covered + (outside ? 1000 : 0);
  });
  const [dx, dy, anchor] = CANDIDATES[costs.indexOf(Math.min(...costs))]!;
  return [round(x + dx), round(y + dy), text, anchor];
}

function labelBox(text: string, x: number, y: number, anchor: Anchor) {
  const width = text.length * LETTER_WIDTH;
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return {
    left: left - 0.6,
    right: left + width + 0.6,
    top: y - 0.75 * FONT_SIZE,
    bottom: y + 0.3 * FONT_SIZE,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
