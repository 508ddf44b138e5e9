import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { parsedJson } from '../../parsed-json.ts';

/** The types of our columns, by Postgres's names. */
export const COLUMN_TYPES = [
  'uuid',
  'date',
  'timestamp with time zone',
  'boolean',
  'jsonb',
  'text',
] as const;
export type ColumnType = (typeof COLUMN_TYPES)[number];

/** Why a value doesn't fit its type: Postgres's code and message. */
export interface ValueFault {
  code: string;
  message: string;
  details?: string;
}

const UUID = /^([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})$/i;
const TRUE = /^(?:t|tr|tru|true|y|ye|yes|on|1)$/i;
const FALSE = /^(?:f|fa|fal|fals|false|n|no|off|of|0)$/i;
const DATE = /^\d{4}-\d{1,2}-\d{1,2}$/;
const TIME =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::(\d{2}(?:\.\d{1,9})?))?)? ?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/**
 * A value as the database stores it in a column of this type, times as `2026-11-21T09:30:00.000+00:00` in UTC; or why
 * Postgres would reject it.
 */
export function typedValue(type: ColumnType, text: string): { value: string } | ValueFault {
  switch (type) {
    case 'uuid':
      return uuidValue(text);
    case 'boolean':
      if (TRUE.test(text)) return { value: 'true' };
      return FALSE.test(text) ? { value: 'false' } : badSyntax('22P02', type, text);
    case 'date':
      return dateValue(text);
    case 'timestamp with time zone':
      return timeValue(text);
    case 'jsonb':
      return jsonValue(text);
    case 'text':
      return { value: text };
  }
}

function uuidValue(text: string): { value: string } | ValueFault {
  const parts = UUID.exec(text);
  if (!parts) return badSyntax('22P02', 'uuid', text);
  return { value: parts.slice(1).join('-').toLowerCase() };
}

function dateValue(text: string): { value: string } | ValueFault {
  const day = TIME.exec(text)?.[1] ?? text;
  const [year, month, date] = day.split('-');
  if (!DATE.test(day)) return badSyntax('22007', 'date', text);
  const padded = `${year}-${month!.padStart(2, '0')}-${date!.padStart(2, '0')}`;
  return parseCivilDate(padded) ? { value: padded } : outOfRange(text);
}

function timeValue(text: string): { value: string } | ValueFault {
  const parts = TIME.exec(text);
  if (!parts) return badSyntax('22007', 'timestamp with time zone', text);
  const [, day, minute = '00:00', second = '00', zone = 'Z'] = parts;
  const offset = /^z$/i.test(zone) ? 'Z' : zone.replace(/^(.\d\d):?(\d\d)?$/, '$1:$2');
  const at = Date.parse(
    `${day}T${minute}:${second}${offset.endsWith(':') ? `${offset}00` : offset}`,
  );
  if (Number.isNaN(at) || !parseCivilDate(day!)) return outOfRange(text);
  return { value: new Date(at).toISOString().replace('Z', '+00:00') };
}

function jsonValue(text: string): { value: string } | ValueFault {
  if (parsedJson(text) !== undefined) return { value: text };
  const details = `Token "${text.slice(0, 40)}" is invalid.`;
  return { code: '22P02', message: 'invalid input syntax for type json', details };
}

function badSyntax(code: string, type: ColumnType, text: string): ValueFault {
  return { code, message: `invalid input syntax for type ${type}: "${text}"` };
}

function outOfRange(text: string): ValueFault {
  return { code: '22008', message: `date/time field value out of range: "${text}"` };
}
