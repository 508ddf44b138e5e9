import type { ChangeRequest } from './messages.ts';
import type { RowChange } from './row-change.ts';

/** The columns that a filter may name: those known without reading the row. */
const COLUMNS = ['id', 'zodiac_sign', 'date'] as const;
const FILTER = /^(\w+)=(eq|neq|lt|lte|gt|gte|in)\.(.*)$/s;

const COMPARISONS: Record<string, (value: string, wanted: string) => boolean> = {
  eq: (value, wanted) => value === wanted,
  neq: (value, wanted) => value !== wanted,
  lt: (value, wanted) => value < wanted,
  lte: (value, wanted) => value <= wanted,
  gt: (value, wanted) => value > wanted,
  gte: (value, wanted) => value >= wanted,
  in: (value, wanted) =>
    wanted
      .replace(/^\(|\)$/g, '')
      .split(',')
      .includes(value),
};

/** A predicate for the requested changes, or why the request is not supported. */
export function changeFilter(
  asked: ChangeRequest,
): ((change: RowChange) => boolean) | { sentence: string } {
  const { event, schema, table, filter } = asked;
  if (schema !== 'public' && schema !== '*') return { sentence: `Unknown schema ${schema}.` };
  if (table !== undefined && !['daily_horoscopes', '*'].includes(table))
    return { sentence: `Changes to ${table} are not reported.` };
  const isAsked = (change: RowChange) => event === '*' || change.type === event;
  if (!filter) return isAsked;

  const [, column, operator, wanted] = FILTER.exec(filter) ?? [];
  const known = COLUMNS.find((name) => name === column);
  if (!known || !operator || wanted === undefined)
    return { sentence: `A filter compares id, zodiac_sign or date: ${filter}` };
  return (change) => isAsked(change) && COMPARISONS[operator]!(change[known], wanted);
}
