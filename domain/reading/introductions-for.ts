import { LUNATION_INTRODUCTIONS } from '#domain/words/library.ts';
import type { CivilDate } from '#domain/calendar/civil-date.ts';
import type { IntroductionPassage } from '#domain/words/passage.ts';
import type { Sign } from '#domain/zodiac/signs.ts';
import { solarHouse } from '#domain/zodiac/solar-houses.ts';
import { type Card, cardOf, type Deck } from './decks.ts';
import type { Lead } from './lead.ts';
import { isOnOccasion } from './occasions.ts';

/** Mean length of a lunation in days (Meeus, Astronomical Algorithms, chapter 49). */
const LUNATION_DAYS = 29.530588861;
const DAY_MS = 86_400_000;

interface Asked {
  date: CivilDate;
  lead: Lead;
  deck: Deck;
  version: number;
}

/**
 * The introductions that a sign could be given on a date: those of the deck that it has not had, for the
 * house that the Moon is in, or the one for a new or full Moon or an eclipse there. The Moon is seldom new
 * in the same house twice running, and then the other of the two that there are is taken.
 */
export function introductionsFor(
  { sign, used }: { sign: Sign; used: ReadonlySet<object> },
  { date, lead, deck, version }: Asked,
): Card<IntroductionPassage>[] {
  const house = solarHouse(sign, lead.sign);
  if (lead.lunation) {
    const { ordinary, eclipse } = LUNATION_INTRODUCTIONS[lead.lunation.phase];
    const passages = (lead.eclipse ? eclipse : ordinary)[house];
    const count = Math.round(lead.lunation.at / DAY_MS / LUNATION_DAYS) + version;
    return [cardOf(passages[((count % passages.length) + passages.length) % passages.length]!)];
  }
  return deck.introductions[house].filter(
    ({ passage }) => !used.has(passage) && isOnOccasion(passage, date),
  );
}
