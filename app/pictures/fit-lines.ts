/** The width of a text at a font size. */
export type WidthOf = (text: string, size: number) => number;

export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * Fits a text into a column of at most `maxLines` lines: at the largest of `sizes` (largest first) that holds all of
 * it, otherwise at the smallest, cut at a word with an ellipsis. Lines are about equally long, and none is wider than
 * the column.
 */
export function fitLines(
  text: string,
  column: { width: number; maxLines: number; sizes: readonly number[]; widthOf: WidthOf },
): FittedText {
  const { width, maxLines, sizes, widthOf } = column;
  let fitted: FittedText = { size: 0, lines: [] };
  for (const size of sizes) {
    const measure = (part: string) => widthOf(part, size);
    fitted = { size, lines: wrap(text, width, measure) };
    if (fitted.lines.length <= maxLines) {
      if (breaksWord(text, fitted.lines)) return fitted;
      return { size, lines: balance(text, width, fitted.lines.length, measure) };
    }
  }
  const measure = (part: string) => widthOf(part, fitted.size);
  const shown = fitted.lines.slice(0, maxLines);
  const last = withEllipsis(shown.pop() ?? '', width, measure);
  return { size: fitted.size, lines: [...shown, last] };
}

type Measure = (text: string) => number;

function wrap(text: string, width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line ? `${line} ${word}` : word;
    if (measure(longer) <= width) {
      line = longer;
      continue;
    }
    if (line) lines.push(line);
    line = word;
    // A word wider than the column is broken at the margin.
    while (measure(line) > width && line.length > 1) {
      const fits = lettersThatFit(line, width, measure);
      lines.push(line.slice(0, fits));
      line = line.slice(fits);
    }
  }
  return line ? [...lines, line] : lines;
}

/** Binary search: measuring is expensive, and a word may be of any length. At least one letter. */
function lettersThatFit(word: string, width: number, measure: Measure): number {
  let fits = 1;
  let tooMany = word.length;
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1;
    if (measure(word.slice(0, middle)) <= width) fits = middle;
    else tooMany = middle;
  }
  return fits;
}

/** The narrowest column that still takes no more lines, so the last line is not an orphan. */
function balance(text: string, width: number, count: number, measure: Measure): string[] {
  let best = wrap(text, width, measure);
  for (let narrower = width * 0.97; narrower > width / 3; narrower *= 0.97) {
    const lines = wrap(text, narrower, measure);
    if (lines.length > count || lines.some((line) => measure(line) > narrower)) break;
    if (breaksWord(text, lines)) break;
    best = lines;
  }
  return best;
}

function breaksWord(text: string, lines: string[]): boolean {
  return lines.join(' ') !== text.split(/\s+/).filter(Boolean).join(' ');
}

function withEllipsis(line: string, width: number, measure: Measure): string {
  let kept = line;
  while (kept && measure(`${kept}…`) > width) {
    const space = kept.lastIndexOf(' ');
    kept = space > 0 ? kept.slice(0, space) : kept.slice(0, -1);
  }
  return `${kept.replace(/[\s,;:.–—-]+$/, '')}…`;
}
