import { headlineOf, withoutAsterisks } from '#domain/reading/title.ts';
import type { Correction } from '#services/corrections.ts';
import type { Paragraphs } from '../../ui/text-difference.tsx';

/** A text by its parts; sections are named by their titles, since they change places. */
export function correctedParagraphs({
  title,
  introduction,
  sections,
  lucky,
}: NonNullable<Correction['texts']>['before']): Paragraphs {
  return new Map([
    ['title', withoutAsterisks(headlineOf({ title }))],
    ['introduction', withoutAsterisks(introduction)],
    ...sections.map(
      ({ title: name, content }) => [name, `${name}: ${withoutAsterisks(content)}`] as const,
    ),
    ...lucky.map(
      ({ name, values, explanation }) =>
        [`lucky ${name}`, `Lucky ${name}: ${values.join(', ')}. ${explanation}`] as const,
    ),
  ]);
}
