import type { Reading } from '#domain/reading/reading.ts';
import { groupFacts } from '#domain/reading/stored/fact-groups.ts';

/** Columns of a terminal. */
const WIDTH = 78;

/** A reading as text for a terminal: the reading, its reasons, and a summary of the sky. */
export function readingAsText(reading: Reading): string {
  const { title, introduction, basis, sections, luckyElements, sky, date } = reading;
  const { numbers, colors, gemstones, directions, explanations } = luckyElements;
  const { moon, alsoToday } = groupFacts(sky, date, [
    basis,
    ...sections.map((section) => section.basis),
  ]);
  return [
    title,
    wrapped(introduction),
    indented(`Why this reading: ${basis}`),
    ...sections.flatMap((section) => [
      section.title.toUpperCase(),
      wrapped(section.content),
      indented(`Why this reading: ${section.basis}`),
    ]),
    'LUCKY ELEMENTS',
    [
      wrapped(`Numbers: ${numbers.join(', ')}`),
      indented(explanations.numbers ?? ''),
      wrapped(`Colors: ${colors.join(', ')}`),
      indented(explanations.colors ?? ''),
      wrapped(`Gemstones: ${gemstones.join(', ')}`),
      indented(explanations.gemstones ?? ''),
      wrapped(`Directions: ${directions.join(', ')}`),
      indented(explanations.directions ?? ''),
    ].join('\n'),
    'THE SKY',
    [...moon, ...alsoToday].map(({ text }) => indented(text)).join('\n'),
  ].join('\n\n');
}

function indented(text: string): string {
  return wrapped(text, '    ');
}

/** Wraps at spaces; each line begins with `margin`. */
function wrapped(text: string, margin = ''): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1)!;
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && margin.length + longer.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines.map((line) => margin + line).join('\n');
}
