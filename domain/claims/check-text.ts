import { type Claim, type ClaimContext, isColumn } from './claim.ts';
import { EVENTS } from './grammar/event-kinds.ts';
import type { Passage } from './grammar/passage.ts';
import { isStatement } from './grammar/stated.ts';
import { timesApplied, withStays } from './grammar/stays.ts';
import { timesOf } from './grammar/times.ts';
import { frameFor, judgeFinding } from './judge/findings.ts';
import { bareDates } from './kinds/bare-dates.ts';
import { looseBounds } from './kinds/loose-bounds.ts';
import type { Finding, Findings } from './proposition.ts';
import { passagesOf } from './read-passages.ts';
import type { Statement } from './statement.ts';
import type { Whens } from './text/token.ts';
import { judgedTogether } from './together.ts';

/**
 * Finds every statement about the sky in an English text, as read on `context.date` by a reader of `context.sign` if
 * given, and judges each against the computed sky.
 *
 * A statement without a time is true only if it holds through the 50 hours in which the date is today somewhere; one
 * with its own time or date is judged by that. Anything that makes no statement about the sky of a date (questions,
 * conditions, birth charts) is not a claim.
 */
export function checkText(text: string, context: ClaimContext): Claim[] {
  return readStatements(text, context).map(({ claim }) => claim);
}

/** Like {@link checkText}, but also returns what each statement was understood to mean, in text order. */
export function readStatements(text: string, context: ClaimContext): Statement[] {
  return passagesOf(text, context)
    .flatMap(({ passage, findings }) => statementsOf(text, passage, findings))
    .sort(({ claim: a }, { claim: b }) => a.at.start - b.at.start || a.at.end - b.at.end);
}

function statementsOf(text: string, passage: Passage, read: Findings): Statement[] {
  const times = timesOf(passage.tokens, read);
  const findings = [...read, ...bareDates(passage, read, times)];
  for (const finding of findings) if (!times.has(finding)) times.set(finding, [finding.ownWhen!]);
  const owned = new Set(
    [...times].flatMap(([{ isRemainder }, whens]) => (isRemainder ? [] : startsOf(whens))),
  );
  const judgedOf = (finding: Finding, whens: Whens) => {
    const frame = frameFor(passage, finding, timesApplied(passage, finding, whens));
    const { verdict, reason } = judgeFinding({ passage, finding, findings, whens, frame, owned });
    const { kind, proposition } = finding;
    const at = extentOf(passage, finding, whens);
    const claim = { text: text.slice(at.start, at.end), kind, verdict, reason, at };
    return { claim, proposition, frame, finding, whens };
  };
  const stated = withStays(passage.tokens, findings, times).flatMap(([finding, whens]) =>
    isStatement(passage, finding, whens) ? [judgedOf(finding, whens)] : [],
  );
  if (!isColumn(passage.context)) return stated;
  const usedBy = (isEvent: boolean) =>
    new Set(
      stated
        .filter(
          ({ finding, claim }) => isSure(finding, claim) && EVENTS.has(finding.kind) === isEvent,
        )
        .flatMap(({ whens }) => startsOf(whens)),
    );
  const used = { events: usedBy(true), states: usedBy(false) };
  const loose = looseBounds(passage, used).map((finding) => judgedOf(finding, [finding.ownWhen!]));
  return judgedTogether(text, passage.tokens, [...stated, ...loose]);
}

/** Where in the text the times of a statement begin, if it names them. */
function startsOf(whens: Whens): number[] {
  return whens.flatMap(({ start }) => (start === undefined ? [] : [start]));
}

/** Whether the times surely belong to the statement. */
function isSure({ isRemainder, proposition: { type } }: Finding, { verdict }: Claim): boolean {
  return !isRemainder && verdict !== 'uncheckable' && type !== 'stage' && type !== 'happening';
}

/** The span of the judged words, including an adjacent time. */
function extentOf(passage: Passage, finding: Finding, whens: Whens): Claim['at'] {
  const { tokens } = passage;
  let [start, end] = [tokens[finding.from]!.start, tokens[finding.to]!.end];
  for (const when of whens) {
    const index = tokens.findIndex(({ type, start }) => type === 'when' && start === when.start);
    if (index < 0) continue;
    if (index === finding.to + 1) end = tokens[index]!.end;
    if (index === finding.from - 1) start = tokens[index]!.start;
  }
  return { start, end };
}
