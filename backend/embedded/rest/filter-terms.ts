/** One comparison of a PostgREST query: `date=gte.2026-11-01`, or one inside `or=(…)`. */
export interface FilterTerm {
  /** As written, including a JSON path: `checks->0->>text`. */
  column: string;
  negated: boolean;
  operator: string;
  /** The modifier in parentheses after the operator: `any`, `all`, or the language of a text search. */
  modifier: string | null;
  value: string;
}

/** Terms joined as `or=(…)` and `and=(…)` join them. */
export interface FilterTree {
  join: 'and' | 'or';
  negated: boolean;
  members: Filter[];
}

export type Filter = FilterTerm | FilterTree;

const JOIN = /^(not\.)?(and|or)$/;
const COMPARISON = /^(not\.)?([a-z]+)(?:\((\w+)\))?\.(.*)$/s;
const DEEPEST = 5;

/** Parses a query parameter as a filter; null if it is invalid. */
export function readFilter(name: string, value: string): Filter | null {
  const join = JOIN.exec(name);
  return join ? readTree(join, value, 1) : readTerm(name, value);
}

export function isTree(filter: Filter): filter is FilterTree {
  return 'join' in filter;
}

/** Every comparison of a filter. */
export function termsOf(filter: Filter): FilterTerm[] {
  return isTree(filter) ? filter.members.flatMap(termsOf) : [filter];
}

/** A filter as a query parameter, name and value. */
export function writeFilter(filter: Filter): [name: string, value: string] {
  const not = filter.negated ? 'not.' : '';
  if (isTree(filter)) return [`${not}${filter.join}`, `(${filter.members.map(member).join()})`];
  const modifier = filter.modifier ? `(${filter.modifier})` : '';
  return [filter.column, `${not}${filter.operator}${modifier}.${filter.value}`];
}

function member(filter: Filter): string {
  if (isTree(filter)) return writeFilter(filter).join('');
  const isQuoted = !isList(filter) && /[,()"\\]/.test(filter.value);
  const value = isQuoted ? quoted(filter.value) : filter.value;
  return writeFilter({ ...filter, value }).join('.');
}

function isList({ operator, modifier }: FilterTerm): boolean {
  return operator === 'in' || modifier === 'any' || modifier === 'all';
}

/** The values of `in.(a,"b,c")` or `eq(any).{a,b}`. */
export function listOf(value: string): string[] {
  const inside = value.slice(1, -1);
  return inside === '' ? [] : splitAtCommas(inside).map(unquoted);
}

/** Quotes a value so that a comma stays part of it. */
export function quoted(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

function unquoted(value: string): string {
  return /^".*"$/s.test(value) ? value.slice(1, -1).replace(/\\(.)/gs, '$1') : value;
}

function readTerm(column: string, comparison: string): FilterTerm | null {
  const [, not, operator, modifier, value] = COMPARISON.exec(comparison) ?? [];
  if (operator === undefined || value === undefined || column === '') return null;
  return { column, negated: not !== undefined, operator, modifier: modifier ?? null, value };
}

function readTree([, not, join]: RegExpExecArray, value: string, depth: number): FilterTree | null {
  const inside = /^\((.+)\)$/s.exec(value)?.[1];
  if (inside === undefined || depth > DEEPEST) return null;
  const members = splitAtCommas(inside).map((text) => readMember(text.trim(), depth));
  if (members.includes(null)) return null;
  return {
    join: join as FilterTree['join'],
    negated: not !== undefined,
    members: members as Filter[],
  };
}

function readMember(text: string, depth: number): Filter | null {
  const open = text.indexOf('(');
  const join = open === -1 ? null : JOIN.exec(text.slice(0, open));
  if (join) return readTree(join, text.slice(open), depth + 1);
  const [, column, comparison] = /^("[^"]*"|[^.()]+)\.(.*)$/s.exec(text) ?? [];
  if (column === undefined) return null;
  const term = readTerm(column, comparison!);
  return term && (isList(term) ? term : { ...term, value: unquoted(term.value) });
}

/** Splits at commas outside quotes, parentheses and braces. */
export function splitAtCommas(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let isQuoted = false;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i]!;
    if (isQuoted && char === '\\') i++;
    else if (char === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if ('({['.includes(char)) depth++;
    else if (')}]'.includes(char)) depth--;
    else if (char === ',' && depth === 0) {
      pieces.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...pieces, text.slice(start)];
}
