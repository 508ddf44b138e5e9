import { parsedJson } from '../../parsed-json.ts';
import { columnName, type FilterTerm, valuesOf } from './filter-terms.ts';
import { postgrestError } from './postgrest-error.ts';
import type { Table } from './tables.ts';
import { isRow } from './typed-body.ts';
import { type ColumnType, typedValue } from './typed-value.ts';

const COMPARISONS = new Set(['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'isdistinct', 'in']);
const TEXT_OPERATORS: Record<string, string> = {
  like: '~~',
  ilike: '~~*',
  match: '~',
  imatch: '~*',
  fts: '@@',
  plfts: '@@',
  phfts: '@@',
  wfts: '@@',
};
const CONTAINERS: Record<string, string> = { cs: '@>', cd: '<@', ov: '&&' };
/** The operators that `(any)` and `(all)` may follow, and those that a language may. */
const QUANTIFIED = new Set(['eq', 'gt', 'gte', 'lt', 'lte', 'like', 'ilike', 'match', 'imatch']);
const SEARCHES = new Set(['fts', 'plfts', 'phfts', 'wfts']);

/**
 * Refuses, with Postgres's code, a comparison that names an unknown column, a value of the wrong type, or an operator
 * that the type lacks; also one on JSON that the backend misreads. Null for any other.
 */
export function refuseTerm(term: FilterTerm, table: Table): Response | null {
  const { column, operator, modifier, value } = term;
  if (operator === 'in' && !/^\(.*\)$/s.test(value)) {
    return invalid('in requires a list in parentheses: in.(a,b)');
  }
  const modifiable = modifier === 'any' || modifier === 'all' ? QUANTIFIED : SEARCHES;
  if (modifier !== null && !modifiable.has(operator)) {
    return invalid(`There is no operator ${operator}(${modifier}).`);
  }
  const type = table.columns.get(columnName(column));
  if (type === undefined) return unknownColumn(table.name, columnName(column));
  if (type === 'jsonb') return refuseJsonTerm(term);
  if (column.includes('->')) return noOperator(type, '->');
  if (operator === 'is') return refuseTruth(type, value);
  const symbol = CONTAINERS[operator] ?? (type === 'text' ? undefined : TEXT_OPERATORS[operator]);
  if (symbol) return noOperator(type, symbol);
  return COMPARISONS.has(operator) ? refuseValues(type, valuesOf(term)) : null;
}

export function unknownColumn(table: string, column: string): Response {
  return postgrestError(400, '42703', `column ${table}.${column} does not exist`);
}

export function noOperator(type: ColumnType, symbol: string): Response {
  return postgrestError(404, '42883', `operator does not exist: ${type} ${symbol} unknown`, {
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  });
}

function invalid(message: string): Response {
  return postgrestError(400, 'PGRST100', message);
}

function refuseValues(type: ColumnType, values: string[]): Response | null {
  for (const value of values) {
    const typed = typedValue(type, value);
    if ('code' in typed) {
      return postgrestError(400, typed.code, typed.message, { details: typed.details });
    }
  }
  return null;
}

/** Only a boolean is true, false or unknown; in SQLite, a date is true. */
function refuseTruth(type: ColumnType, value: string): Response | null {
  const [asked] = /^(?:true|false|unknown)/i.exec(value) ?? [];
  if (asked === undefined || type === 'boolean') return null;
  const what = `IS ${asked.toUpperCase()}`;
  return postgrestError(400, '42804', `argument of ${what} must be type boolean, not type ${type}`);
}

/** SQLite stores JSON as text, so few comparisons mean there what they mean in Postgres. */
function refuseJsonTerm(term: FilterTerm): Response | null {
  return term.column.includes('->') ? refuseJsonPart(term) : refuseWholeJson(term);
}

function refuseWholeJson({ operator, value }: FilterTerm): Response | null {
  if (operator === 'is') return refuseTruth('jsonb', value);
  if (operator === 'cs') {
    const refusal = refuseValues('jsonb', [value]);
    if (refusal || isObjectOfStrings(parsedJson(value))) return refusal;
  }
  return invalid(
    'A JSON column can only be filtered with is.null, is.not_null, or cs and an object of strings.',
  );
}

function isObjectOfStrings(value: unknown): boolean {
  if (!isRow(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length > 0 && entries.every(([key, of]) => /^\w+$/.test(key) && typeof of === 'string')
  );
}

const TEXT_PART = /^\w+(?:->(?:\w+|-\d+))*->>(?:\w+|-\d+)$/;
const PART_OPERATORS = new Set(['eq', 'neq', 'in', 'isdistinct']);
/** To SQLite, a part that is a number differs from its text, and true is 1. */
const WORD = /^(?!(?:true|false)$)\p{L}/u;

function refuseJsonPart(term: FilterTerm): Response | null {
  const isTextPart = TEXT_PART.test(term.column);
  if (isTextPart && term.operator === 'is') return refuseTruth('text', term.value);
  const isWord = PART_OPERATORS.has(term.operator) && valuesOf(term).every((one) => WORD.test(one));
  if (isTextPart && isWord) return null;
  return invalid(
    'A part of a JSON column can only be filtered after ->>, with is.null, is.not_null, or eq, neq, in or isdistinct and a word.',
  );
}
