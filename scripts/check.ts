import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { parseZone } from '#domain/calendar/zones.ts';
import { checkText } from '#domain/claims/check-text.ts';
import { type Claim, type ClaimContext, PERIODS, type Verdict } from '#domain/claims/claim.ts';
import { unreadParts } from '#domain/claims/unread-parts.ts';
import { parseSign, SIGNS } from '#domain/zodiac/signs.ts';

const USAGE =
  'Usage: npm run check -- --date 2026-11-21 [--period week] [--zone America/New_York] [--sign aries] [--json] "text" (or - to read standard input)';

const OPTIONS = {
  date: { type: 'string' },
  period: { type: 'string' },
  zone: { type: 'string' },
  sign: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const LABELS: Readonly<Record<Verdict, string>> = {
  true: 'true',
  false: 'FALSE',
  uncheckable: 'uncheckable',
  depends: 'depends on where you are',
};

/** Prints the checker's verdicts on a text, for a person or as JSON; a wrong argument ends with code 2. */
function main(args: readonly string[]): void {
  const { text, context, json } = readArguments(args);
  const claims = checkText(text, context);
  const unread = unreadParts(text, context);
  console.log(json ? asJson(claims, unread) : asProse(claims, unread));
}

/** Each statement with its verdict, and the sentences about the sky that could not be read. */
function asJson(claims: readonly Claim[], unread: readonly Claim[]): string {
  const told = claims.map(({ text, kind, verdict, reason }) => ({ text, kind, verdict, reason }));
  return JSON.stringify({ claims: told, unread: unread.map(({ text }) => text) }, null, 2);
}

/** Each statement with its verdict and what the sky does, then what could not be read. */
function asProse(claims: readonly Claim[], unread: readonly Claim[]): string {
  if (claims.length + unread.length === 0) return 'The text says nothing about the sky.';
  const judged = claims.map(
    ({ text, verdict, reason }) => `${LABELS[verdict]}: ${onOneLine(text)}\n  ${reason}`,
  );
  const rest = unread.map(({ text, reason }) => `not understood: ${onOneLine(text)}\n  ${reason}`);
  return [...judged, ...rest].join('\n');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function readArguments(args: readonly string[]) {
  const { values, positionals } = parsed(args);
  if (values.date === undefined) return refuse('The date is missing.');
  const date = parseCivilDate(values.date);
  if (!date) return refuse(`Not a calendar date in the form yyyy-MM-dd: ${values.date}`);
  const sign = values.sign === undefined ? undefined : parseSign(values.sign);
  if (sign === null)
    return refuse(`Unknown sign: ${values.sign}. The signs are ${SIGNS.join(', ')}.`);
  const period = PERIODS.find((one) => one === values.period);
  if (values.period !== undefined && !period)
    return refuse(`Unknown period: ${values.period}. The periods are ${PERIODS.join(', ')}.`);
  const zone = values.zone === undefined ? undefined : parseZone(values.zone);
  if (zone === null)
    return refuse(`Unknown time zone: ${values.zone}. Use a name such as America/New_York.`);
  if (positionals.length === 0) return refuse('The text is missing.');
  if (positionals.length > 1) return refuse('The text must be one argument: put it in quotes.');
  const text = positionals[0] === '-' ? standardInput() : positionals[0]!;
  if (text === null) return refuse('The standard input cannot be read.');
  const context: ClaimContext = {
    date,
    ...(sign && { sign }),
    ...(period && { period }),
    ...(zone !== undefined && { zone }),
  };
  return { text, context, json: values.json === true };
}

/** Null if it isn't readable, for example if it is a folder. */
function standardInput(): string | null {
  try {
    return readFileSync(0, 'utf8');
  } catch {
    return null;
  }
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    return refuse(
      error instanceof Error ? error.message.split('. ')[0]! : 'The arguments cannot be parsed.',
    );
  }
}

function refuse(reason: string): never {
  console.error(`${reason.replace(/\.?$/, '.')} ${USAGE}`);
  process.exit(2);
}

/** A text may begin with a dash, as a list entry does; an option never contains a space. */
function withoutDashes(args: readonly string[]): string[] {
  return args.map((arg) => (/^-.*\s/s.test(arg) ? ` ${arg}` : arg));
}

main(withoutDashes(process.argv.slice(2)));
