import type { Finding } from '../proposition.ts';
import type { Token, WhenMeaning } from '../text/token.ts';
import { EVENTS } from './event-kinds.ts';
import { dayBeyond, lengthEndingAt } from './lengths.ts';
import { hasTag } from './passage.ts';
import { neighbors } from './time-owners.ts';

/** "Then" starts when the previous statement ends, or follows its event. */
export function resolveThen(
  tokens: readonly Token[],
  findings: readonly Finding[],
  times: Map<Finding, WhenMeaning[]>,
): void {
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
export function countDays(
  tokens: readonly Token[],
  findings: readonly Finding[],
  times: Map<Finding, WhenMeaning[]>,
): void {
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
export function inherit(
  tokens: readonly Token[],
  findings: readonly Finding[],
  times: Map<Finding, WhenMeaning[]>,
): void {
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
 * "The half-lit Moon of the 10th hangs in Leo": lit so at the time of what is said of it. "The new moon comes on Saturday,
 * and it lands in Libra": on Saturday. "Is still in Pisces when it meets Saturn on the 20th": on that day.
 */
export function lightWith(findings: readonly Finding[], times: Map<Finding, WhenMeaning[]>): void {
  for (const [i, finding] of findings.entries()) {
    if (times.get(finding)!.length > 0) continue;
    const { kind, proposition } = finding;
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
