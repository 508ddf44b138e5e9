import type { CivilDate } from '#domain/calendar/civil-date.ts';
import { checkText } from '#domain/claims/check-text.ts';
import { checkWithWhyLine } from '#domain/claims/check-with-why-line.ts';
import type { Claim } from '#domain/claims/claim.ts';
import { unreadParts } from '#domain/claims/unread-parts.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import type { ReaderText } from './reader-texts.ts';

/** A statement about the sky, and where it is in the reading. */
export interface SkyStatement {
  where: string;
  claim: Claim;
}

/** The date and the reader's sign. */
interface CheckContext {
  sign: Sign;
  date: CivilDate;
}

/**
 * The statements that `texts` make about the sky, judged for `date` and a reader of `sign`; each text together with the
 * line under it.
 */
export function skyStatements(texts: readonly ReaderText[], as: CheckContext): SkyStatement[] {
  return texts.flatMap((text) => [...proseStatements(text, as), ...basisStatements(text, as)]);
}

/**
 * The sentences of `texts` that mention the sky without a statement that the checker understands. A text with one of
 * them must not be published, because it can't be checked.
 */
export function unreadStatements(texts: readonly ReaderText[], as: CheckContext): SkyStatement[] {
  return texts.flatMap(({ where, text, basis }) =>
    [text, ...(basis ? [basis] : [])].flatMap((read) =>
      unreadParts(read, as).map((claim) => ({ where, claim })),
    ),
  );
}

/**
 * Whether at least `count` statements about the sky are false for this date and sign; stops as soon as that is known.
 * The lines under the texts come first: they are short, and say the most about the sky.
 */
export function countsFalse(
  texts: readonly ReaderText[],
  as: CheckContext,
  count: number,
): boolean {
  let found = 0;
  for (const statementsOf of [basisStatements, proseStatements]) {
    for (const text of texts) {
      const statements = statementsOf(text, as);
      found += statements.filter((one) => isAboutSky(one) && one.claim.verdict === 'false').length;
      if (found >= count) return true;
    }
  }
  return false;
}

/** Calendar statements name the day without referring to the sky. */
export function isAboutSky({ claim: { kind } }: SkyStatement): boolean {
  return kind !== 'date' && kind !== 'weekday';
}

/** The statements of a text, read together with the line under it. */
function proseStatements({ where, text, basis }: ReaderText, as: CheckContext): SkyStatement[] {
  const claims = basis
    ? checkWithWhyLine(text, basis, contextOf(as))
    : checkText(text, contextOf(as));
  return claims.map((claim) => ({ where, claim }));
}

/** The statements of the line under a text, by itself. */
function basisStatements({ where, basis }: ReaderText, as: CheckContext): SkyStatement[] {
  return basis ? checkText(basis, contextOf(as)).map((claim) => ({ where, claim })) : [];
}

/** Only these two fields: `GateContext` has others that `checkText` would read as its own options. */
function contextOf({ sign, date }: CheckContext): CheckContext {
  return { sign, date };
}
