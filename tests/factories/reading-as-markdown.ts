import type { Reading } from '#domain/reading/reading.ts';

/** A reading as Markdown, for documents that show what readers read. */
export function readingAsMarkdown({
  title,
  introduction,
  basis,
  sections,
  luckyElements,
}: Reading): string {
  const { numbers, colors, gemstones, directions, explanations } = luckyElements;
  return [
    `# ${title}`,
    introduction,
    `*${basis}*`,
    ...sections.flatMap((section) => [
      `## ${section.title}`,
      section.content,
      `*${section.basis}*`,
    ]),
    '## Lucky elements',
    `Numbers: ${numbers.join(', ')}. ${explanations.numbers}`,
    `Colors: ${colors.join(', ')}. ${explanations.colors}`,
    `Gemstones: ${gemstones.join(', ')}. ${explanations.gemstones}`,
    `Directions: ${directions.join(', ')}. ${explanations.directions}`,
  ].join('\n\n');
}
