import type { CivilDate } from '#domain/calendar/civil-date.ts';

/** A section's id on a page that may contain several dates: `2026-11-22-career-work`. */
export function sectionId(title: string, date: CivilDate): string {
  const slug = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return [date, ...slug].join('-');
}
