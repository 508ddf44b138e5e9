import { type ClaimContext, isColumn } from './claim.ts';
import { subjectsAfter } from './grammar/antecedents.ts';
import { bodiesOf, type Passage } from './grammar/passage.ts';
import { findApproaches } from './kinds/approaches.ts';
import { findAspects } from './kinds/aspects.ts';
import { findBeyond } from './kinds/beyond.ts';
import { findCalendar } from './kinds/calendar.ts';
import { findCompanions } from './kinds/companions.ts';
import { findCounts } from './kinds/counts.ts';
import { findEchoes } from './kinds/echoes.ts';
import { findEclipses } from './kinds/eclipses.ts';
import { findMeetings } from './kinds/meetings.ts';
import { findMoon } from './kinds/moon.ts';
import { findMotions } from './kinds/motion.ts';
import { findOwnSigns } from './kinds/own-signs.ts';
import { findPlaces } from './kinds/places.ts';
import { withQualities } from './kinds/qualities.ts';
import { findRemainders } from './kinds/remainders.ts';
import { findSeasons } from './kinds/seasons.ts';
import { findSignChanges } from './kinds/sign-changes.ts';
import { findTradition } from './kinds/tradition.ts';
import type { Finding } from './proposition.ts';
import { readSentences } from './text/sentences.ts';
import type { BodyRef } from './text/token.ts';

/** In order: a finder may not use tokens that an earlier one has used. */
const READERS = [
  findBeyond,
  findCounts,
  findEclipses,
  findMoon,
  findSeasons,
  findTradition,
  findMotions,
  findSignChanges,
  findAspects,
  findApproaches,
  findPlaces,
  findOwnSigns,
] as const;

/** A sentence with what came before it, and the findings in it; a question has none. */
interface ReadPassage {
  passage: Passage;
  question: boolean;
  findings: Finding[];
}

/**
 * The gates read each text of a reading several times: for its statements, together with the line under it, and for what
 * they leave unread. So what a text was last read as is kept, for more texts than a reading has.
 */
const MAX_TEXTS = 100;
const kept = new Map<string, { context: ClaimContext; passages: readonly ReadPassage[] }>();

/** The sentences of a text in order, each with what is found in it. */
export function passagesOf(text: string, context: ClaimContext): readonly ReadPassage[] {
  const last = kept.get(text);
  if (last && isSame(last.context, context)) return last.passages;
  const passages = readPassages(text, context);
  kept.delete(text);
  kept.set(text, { context, passages });
  if (kept.size > MAX_TEXTS) kept.delete(kept.keys().next().value!);
  return passages;
}

function isSame(one: ClaimContext, other: ClaimContext): boolean {
  return (
    one.date === other.date &&
    one.period === other.period &&
    one.zone === other.zone &&
    one.sign === other.sign
  );
}

function readPassages(text: string, context: ClaimContext): ReadPassage[] {
  const passages: ReadPassage[] = [];
  let topic: Passage['topic'] = null;
  let group: Passage['group'] = null;
  let place: Passage['place'] = null;
  let earlier: BodyRef[][] = [];
  for (const { sentence, sign } of readSentences(text, {
    date: context.date,
    sign: context.sign ?? null,
    period: context.period,
    looksAhead: isColumn(context),
  })) {
    // Caches are keyed by the context object, so reuse it if possible.
    const own = sign === null || sign === context.sign ? context : { ...context, sign };
    const passage: Passage = {
      tokens: sentence.tokens,
      context: own,
      topic,
      group,
      place,
      earlier: earlier.flat(),
    };
    const read = sentence.question ? [] : findingsIn(passage);
    if (!sentence.question && isOfDays(context)) read.push(...findRemainders(passage, read));
    const findings = sentence.question ? [] : withQualities(passage, read);
    passages.push({ passage, question: sentence.question, findings });
    earlier = [...earlier.slice(-1), sentence.tokens.flatMap((token) => bodiesOf(token) ?? [])];
    ({ topic, group, place } = subjectsAfter(passage, findings));
  }
  return passages;
}

function findingsIn(passage: Passage): Finding[] {
  const findings: Finding[] = [];
  const used = new Set<number>();
  for (const read of READERS) {
    for (const finding of read(passage, used)) {
      findings.push(finding);
      for (const token of finding.uses) used.add(token);
    }
  }
  findings.push(...findCompanions(passage, findings));
  findings.push(...findMeetings(passage, findings));
  findings.push(...findEchoes(passage, findings), ...findCalendar(passage));
  return findings;
}

/** A text with a sign, a period or a zone is about specific days. Any other may be explaining what is always true. */
function isOfDays(context: ClaimContext): boolean {
  return context.sign !== undefined || isColumn(context);
}
