import { sameBodies } from '../bodies.ts';
import type { Finding, Findings, Times } from '../proposition.ts';
import type { Token, Tokens, WhenMeaning } from '../text/token.ts';
import { EVENTS, STATES } from './event-kinds.ts';
import { dayBeyond, lengthEndingAt } from './lengths.ts';
import { hasTag, isMark } from './passage.ts';
import { neighbors } from './time-owners.ts';

/** "At 03:58 UTC and Mars at 07:38 UTC on 22 November": the first time may share the second's date. */
export function withNextDate(tokens: Tokens, at: number, when: Token & WhenMeaning): WhenMeaning {
  const next = tokens.findIndex((token, i) => i > at && token.type === 'when');
  const later = tokens[next];
  if (when.moment.kind !== 'clock' || !when.moment.dateAssumed || later?.type !== 'when')
    return when;
  const isChain =
    next <= at + 6 &&
    later.role === 'at' &&
    later.moment.kind === 'clock' &&
    !later.moment.dateAssumed;
  const isJoined =
    isChain &&
    tokens
      .slice(at + 1, next)
      .every(
        (token) =>
          token.type === 'body' ||
          token.type === 'aspect' ||
          hasTag(token, 'and', 'the', 'with') ||
          isMark(token, ','),
      );
  if (!isJoined || later.moment.kind !== 'clock') return when;
  return { ...when, moment: { ...when.moment, also: later.moment.date } };
}

/** "Is in Aries and enters Taurus at 10:09 UTC": the second statement ends the first. */
export function endStays(tokens: Tokens, findings: Findings, times: Times): void {
  for (const [i, stay] of findings.entries()) {
    const { proposition } = stay;
    if (
      proposition.type !== 'place' ||
      proposition.degrees ||
      proposition.negated ||
      times.get(stay)!.some(({ moment }) => moment.kind !== 'today')
    )
      continue;
    const next = findings.slice(i + 1).find((other) => isNextStep(stay, other));
    const when =
      next &&
      times.get(next)!.find(
        ({ role, moment }) =>
          ENDINGS.has(role) &&
          // "Drifts into Libra after midnight": hours after, perhaps
          ((moment.kind === 'clock' && role !== 'after') || moment.kind === 'day'),
      );
    if (!when || tokens.slice(stay.core, next.core).some((token) => isMark(token, ';'))) continue;
    times.set(stay, [{ ...when, role: 'until' }]);
  }
}

const ENDINGS = new Set<WhenMeaning['role']>(['at', 'from', 'after']);

/** Whether `next` says that the same body leaves the place, enters another, or is in another. */
function isNextStep(stay: Finding, next: Finding): boolean {
  const [here, there] = [stay.proposition, next.proposition];
  if (
    here.type !== 'place' ||
    (there.type !== 'place' && there.type !== 'ingress') ||
    there.negated
  )
    return false;
  if (!sameBodies(here.subjects, there.subjects)) return false;
  const [place, other] =
    there.type === 'place' ? [here.place, there.place] : [here.place, there.to];
  return !other?.signs.some((sign) => place.signs.includes(sign));
}

/** "Then" starts when the previous statement ends, or follows its event. */
export function resolveThen(tokens: Tokens, findings: Findings, times: Times): void {
  for (const [i, finding] of findings.entries()) {
    const whens = times.get(finding)!;
    if (whens.length === 0 || whens.some(({ role }) => role !== 'afterwards')) continue;
    const told = findings.slice(0, i).flatMap((other) => times.get(other)!);
    // "You have until Friday for that; then the Moon enters Taurus"
    const untold = tokens.slice(0, finding.core).filter((token) => token.type === 'when');
    const last = [...untold.filter(({ role }) => role === 'until'), ...told].findLast(
      ({ role, moment }) => role === 'until' || (role === 'at' && moment.kind !== 'today'),
    );
    times.set(finding, last ? [{ ...last, role: last.role === 'until' ? 'from' : 'after' }] : []);
  }
}

/** "A day before it meets Saturn": counted from the date of the statement before. */
export function countDays(tokens: Tokens, findings: Findings, times: Times): void {
  for (const [i, finding] of findings.entries()) {
    let link = finding.from - 1;
    while (hasTag(tokens[link], 'the', 'when')) link--;
    const way = hasTag(tokens[link], 'before') ? 1 : hasTag(tokens[link], 'after') ? -1 : null;
    const length = way && lengthEndingAt(tokens, link - 1);
    if (!length) continue;
    const told = findings.slice(0, i).flatMap((other) => times.get(other)!);
    const named = tokens.slice(0, link).filter((token) => token.type === 'when');
    const anchor = [...named, ...told].findLast(
      ({ role, moment }) => (role === 'at' || role === 'until') && 'date' in moment,
    );
    if (!anchor || !('date' in anchor.moment)) continue;
    const moment = dayBeyond(anchor.moment.date, length, way);
    times.set(finding, [{ ...anchor, role: 'at', moment }]);
  }
}

/** A position mentioned in passing takes the time of its clause's event. */
export function inheritEventTimes(tokens: Tokens, findings: Findings, times: Times): void {
  for (const finding of findings) {
    if (!finding.attached || times.get(finding)!.length > 0) continue;
    const head = neighbors(tokens, findings, finding).find(
      ({ attached, kind }) => !attached && EVENTS.has(kind),
    );
    const told = head
      ? times.get(head)!.filter(({ role, moment }) => role === 'at' && moment.kind !== 'today')
      : [];
    times.set(finding, told);
  }
}

function isSamePhase(a: Finding['proposition'], b: Finding['proposition']): boolean {
  return a.type === 'lunation' && b.type === 'lunation' && a.phase === b.phase;
}

/**
 * A finding without a time inherits another's. "The half-lit Moon of the 10th hangs in Leo": it is half lit at
 * the time of that statement. "The new moon comes on Saturday, and it lands in Libra": on Saturday. "Is still in Pisces
 * when it meets Saturn on the 20th": on that day.
 */
export function inheritTimes(tokens: Tokens, findings: Findings, times: Times): void {
  for (const [i, finding] of findings.entries()) {
    if (times.get(finding)!.length > 0) continue;
    const { kind, proposition, to } = finding;
    if (STATES.has(kind) && hasTag(tokens[to + 1], 'when')) {
      const event = findings.find((other) => other.from >= to && EVENTS.has(other.kind));
      const told = event && event.from <= to + 3 ? times.get(event)! : [];
      const dated = told.filter(({ role }) => role === 'at');
      // Without the place in the text: the time is surely its own.
      times.set(
        finding,
        dated.map(({ type, role, moment, weekday }) => ({ type, role, moment, weekday })),
      );
      continue;
    }
    const isTimed = (other: Finding) => times.get(other)!.length > 0;
    const head =
      kind === 'illumination'
        ? findings.slice(i + 1).find(isTimed)
        : proposition.type === 'lunation' &&
          findings
            .slice(0, i)
            .findLast((other) => isTimed(other) && isSamePhase(other.proposition, proposition));
    if (head) times.set(finding, times.get(head)!);
  }
}
