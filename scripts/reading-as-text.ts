import type { Reading } from '#domain/reading/reading.ts';

/** A reading as Markdown, for a terminal or a document. */
export function readingAsText({
  title,
  introduction,
  sections,
  luckyElements,
  sky,
}: Reading): string {
  const { numbers, colors, gemstones, directions, explanations } = luckyElements;
  return [
    title,
    introduction,
    ...sections.flatMap(({ title, content, basis }) => [`## ${title}`, content, `(${basis})`]),
    '## Lucky elements',
    `Numbers: ${numbers.join(', ')}. ${explanations.numbers ?? ''}`,
    `Colors: ${colors.join(', ')}. ${explanations.colors ?? ''}`,
    `Gemstones: ${gemstones.join(', ')}. ${explanations.gemstones ?? ''}`,
    `Directions: ${directions.join(', ')}. ${explanations.directions ?? ''}`,
    '## The sky',
    ...sky.map(({ text }) => `- ${text}`),
  ].join('\n\n');
}
