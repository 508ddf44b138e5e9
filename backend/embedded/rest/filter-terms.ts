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

/** A column's name in the table: without JSON path and quotes. */
export function columnName(written: string): string {
  return written.replace(/->.*$/s, '').replace(/^"(.*)"$/, '$1');
}

/** A filter as a query parameter, name and value. */
export function writeFilter(filter: Filter): [name: string, value: string] {
  const not = filter.negated ? 'not.' : '';
  if (isTree(filter)) return [`${not}${filter.join}`, `(${filter.members.map(member).join()})`];
  const modifier = filter.modifier ? `(${filter.modifier})` : '';
  return [filter.column, `${not}${filter.operator}${modifier}.${filter.value}`];
}

function member(filter: Filter): string {
  return writeFilter(filter).join(isTree(filter) ? '' : '.');
}

/** What a term compares its column with: the values of `in.(a,"b,c")` or `eq(any).{a,b}`, or its single value. */
export function valuesOf(term: FilterTerm): string[] {
  return isList(term) ? listOf(term.value) : [term.value];
}

function isList({ operator, modifier }: FilterTerm): boolean {
  return operator === 'in' || modifier === 'any' || modifier === 'all';
}

/** To PostgREST, `in.("")` is as empty as `in.()`. */
const EMPTY = /^(?:\((?:"")?\)|\{\})$/;
/** A quotation mark later than the first character is part of the value. */
const LISTED = /(?<=^|,)(?:"(?:\\.|[^"\\])*"(?=,|$)|[^,]*)/gs;

function listOf(list: string): string[] {
  if (EMPTY.test(list)) return [];
  return [...list.slice(1, -1).matchAll(LISTED)].map(([value]) => unquoted(value));
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
  const members = splitAtCommas(inside).map((text) => readMember(text, depth));
  if (members.includes(null)) return null;
  return {
    join: join as FilterTree['join'],
    negated: not !== undefined,
    members: members as Filter[],
  };
}

function readMember(written: string, depth: number): Filter | null {
  // A blank after an unquoted value is part of it.
  const text = written.trimStart().replace(/(?<=[")}])\s+$/, '');
  const open = text.indexOf('(');
  const join = open === -1 ? null : JOIN.exec(text.slice(0, open));
  if (join) return readTree(join, text.slice(open), depth + 1);
  const [, column, comparison] = /^("[^"]*"|[^.()]+)\.(.*)$/s.exec(text) ?? [];
  if (column === undefined) return null;
  const term = readTerm(column, comparison!);
  if (!term || isList(term)) return term;
  const value = unquoted(term.value);
  // These can be part of a value only in quotes.
  return value === term.value && /[,)]/.test(value) ? null : { ...term, value };
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
    else if ('({'.includes(char)) depth++;
    else if (')}'.includes(char)) depth--;
    else if (char === ',' && depth === 0) {
      pieces.push(text.slice(start, i));
      start = i + 1;
    }
  }
  return [...pieces, text.slice(start)];
}
