/**
 * A query is answered on the thread that serves everyone. One column under 600 names, or 90 patterns
 * over the longest column, would hold it for seconds, so callers without the secret key ask for less.
 */
const MAX_QUERY_LENGTH = 1_500;
const MAX_ENTRIES = 20;
const MAX_FILTER_TERMS = 20;

const LISTS_OF_COLUMNS = ['select', 'order'];
const WHOLE_NUMBERS = ['limit', 'offset'];
const NO_FILTERS = new Set([
  ...LISTS_OF_COLUMNS,
  ...WHOLE_NUMBERS,
  'apikey',
  'columns',
  'on_conflict',
]);

/**
 * Refuses a query to `/rest/v1/{table}` that could take long, or whose lists and numbers cannot be read,
 * with 400 and PostgREST's code for a query that it cannot read. Returns null where it may go on.
 */
export function refuseHeavyQuery(request: Request): Response | null {
  const message = whatIsWrong(new URL(request.url), request.headers.get('range') ?? '');
  if (message === null) return null;
  return Response.json({ code: 'PGRST100', details: null, hint: null, message }, { status: 400 });
}

function whatIsWrong({ search, searchParams }: URL, range: string): string | null {
  if (search.length > MAX_QUERY_LENGTH) {
    return `The query string may have at most ${MAX_QUERY_LENGTH} characters.`;
  }
  const parameters = [...searchParams];
  const filters = parameters.filter(([name]) => !NO_FILTERS.has(name));
  if (filters.reduce((terms, [, value]) => terms + termsOf(value), 0) > MAX_FILTER_TERMS) {
    return `A query may have at most ${MAX_FILTER_TERMS} filter terms.`;
  }
  for (const name of WHOLE_NUMBERS) {
    if (!searchParams.getAll(name).every(isCount)) {
      return `${name} must be a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`;
    }
  }
  if (!(range.match(/\d+/g) ?? []).every(isCount)) {
    return `Range must hold whole numbers up to ${Number.MAX_SAFE_INTEGER}.`;
  }
  for (const name of LISTS_OF_COLUMNS) {
    const wrong = whatIsWrongWithColumns(name, searchParams.getAll(name).flatMap(splitList));
    if (wrong) return wrong;
  }
  return null;
}

function whatIsWrongWithColumns(list: string, entries: string[]): string | null {
  if (entries.length > MAX_ENTRIES) return `${list} may have at most ${MAX_ENTRIES} entries.`;
  const seen = new Set<string>();
  for (const entry of entries) {
    const column = columnOf(entry);
    if (column === null) return `${list} cannot be read at ${entry}.`;
    if (seen.has(column)) return `${list} may name ${column} only once.`;
    seen.add(column);
  }
  return seen.has('*') && seen.size > 1 ? `${list} may name no column beside *.` : null;
}

function isCount(text: string): boolean {
  return /^\d+$/.test(text) && Number.isSafeInteger(Number(text));
}

/**
 * How many comparisons a filter asks for: those inside `or` and `and`, and one for each value of
 * `like(any)` and its kin. Commas in a text count too. A plain `in` is one, however many values it has.
 */
function termsOf(filter: string): number {
  return /^(not\.)?in\./.test(filter) ? 1 : filter.split(',').length;
}

/** The entries of a list, those of embedded lists among them: `a,b(c,d)` is a, b, c and d. */
function splitList(list: string): string[] {
  const entries = list.match(/(?:"[^"]*"|[^,()])+/g) ?? [];
  return entries.map((entry) => entry.replace(/\s+/g, ' ').trim()).filter(Boolean);
}

const SPREAD_OR_ALIAS = /^(?:\.{3})? ?(?:(?:"[^"]*"|[\w$ -]+) ?:(?!:) ?)?/;

/**
 * The column that an entry reads, looked up through alias, cast, path and order; null where it cannot be
 * told. In lower case, as SQLite takes `CHECKS` for `checks`.
 */
function columnOf(entry: string): string | null {
  const column = /^("?)([a-z_]\w*|\*)\1/i.exec(entry.replace(SPREAD_OR_ALIAS, ''));
  return column?.[2]?.toLowerCase() ?? null;
}
