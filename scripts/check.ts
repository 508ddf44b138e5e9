import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { checkText } from '#domain/claims/check-text.ts';
import type { ClaimContext } from '#domain/claims/claim.ts';
import { parseSign, SIGNS } from '#domain/zodiac/signs.ts';

const USAGE =
  'Usage: npm run check -- --date 2026-11-21 [--sign aries] "text" (or - to read standard input)';

/** Prints the checker's verdicts on a text as JSON; a wrong argument ends with code 2. */
function main(args: readonly string[]): void {
  const { text, context } = readArguments(args);
  const claims = checkText(text, context).map(({ text: words, kind, verdict, reason }) => ({
    text: words,
    kind,
    verdict,
    reason,
  }));
  console.log(JSON.stringify({ claims }, null, 2));
}

function readArguments(args: readonly string[]): { text: string; context: ClaimContext } {
  const { values, positionals } = parsed(args);
  if (values.date === undefined) return refuse('The date is missing.');
  const date = parseCivilDate(values.date);
  if (!date) return refuse(`Not a date of the calendar, written yyyy-MM-dd: ${values.date}`);
  const sign = values.sign === undefined ? undefined : parseSign(values.sign);
  if (sign === null)
    return refuse(`No sign of the zodiac: ${values.sign}. The signs are ${SIGNS.join(', ')}.`);
  if (positionals.length === 0) return refuse('The text is missing.');
  if (positionals.length > 1) return refuse('The text must be one argument: put it in quotes.');
  const text = positionals[0] === '-' ? readFileSync(0, 'utf8') : positionals[0]!;
  return { text, context: sign ? { date, sign } : { date } };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { date: { type: 'string' }, sign: { type: 'string' } },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(
      error instanceof Error ? error.message.split('. ')[0]! : 'The arguments cannot be read.',
    );
  }
}

function refuse(reason: string): never {
  console.error(`${reason.replace(/\.?$/, '.')} ${USAGE}`);
  process.exit(2);
}

/** A text may begin with a dash, as an entry of a list does; an option never holds a space. */
function withoutDashes(args: readonly string[]): string[] {
  return args.map((arg) => (/^-.*\s/s.test(arg) ? ` ${arg}` : arg));
}

main(withoutDashes(process.argv.slice(2)));
