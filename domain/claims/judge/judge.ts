import type { ClaimContext, Judgment } from '../claim.ts';
import { type Frame, readingsOf } from '../frame.ts';
import type { Of, Proposition } from '../proposition.ts';
import { type Setting, settingsOf } from '../setting.ts';
import { judgeApproach, judgeAspect, judgeSeparation } from './aspects.ts';
import { judgeCount, judgeMoons } from './counts.ts';
import { judgeEclipse, judgeSeasonTurn, judgeSunSeason } from './eclipses-and-seasons.ts';
import { judgeHappening } from './happenings.ts';
import { judgeIllumination, judgeLunation, judgePhase } from './moon.ts';
import { judgeMotion, judgeStation } from './motions.ts';
import { judgeOrder, judgeSide } from './orders.ts';
import { judgeIngress, judgePlace, judgeStage } from './places.ts';
import { judgeDate, judgeHouseSign, judgeNature, judgeRuler, judgeWeekday } from './tradition.ts';
import { anyOne, isUncheckable } from './verdicts.ts';

/** The judgments of each text so far: a repeated statement is judged once. */
const known = new WeakMap<ClaimContext, Map<string, Judgment>>();

/** Judges a proposition in a frame of time by the computed sky or by tradition. */
export function judge(proposition: Proposition, frame: Frame, context: ClaimContext): Judgment {
  const judgments = known.get(context) ?? new Map<string, Judgment>();
  known.set(context, judgments);
  // The date and the settings follow from the context.
  const { role, moment, stated, tense, loosely } = frame;
  const key = JSON.stringify([proposition, role, moment, stated, tense, loosely]);
  const judgment = judgments.get(key) ?? judgeAnew(proposition, frame, context);
  judgments.set(key, judgment);
  return judgment;
}

function judgeAnew(proposition: Proposition, frame: Frame, context: ClaimContext): Judgment {
  try {
    return wherever(
      settingsFor(frame, context).map((setting) =>
        anyOne(
          readingsOf({ ...frame, setting }).map((reading) => judged(proposition, reading, context)),
        ),
      ),
    );
  } catch (error) {
    // The sky is computed only for 1800 to 2200; a text may name any year.
    if (error instanceof RangeError)
      return isUncheckable('That is outside the years for which the sky is computed.');
    throw error;
  }
}

/** Only what happens on a bare date can depend on the zone. */
function settingsFor({ moment }: Frame, context: ClaimContext): Setting[] {
  const settings = settingsOf(context);
  const hasDate = moment.kind === 'day' || moment.kind === 'stretch' || moment.kind === 'ends';
  return hasDate ? settings : settings.slice(0, 1);
}

/** One verdict for all zones: it depends on the zone if the statement is right in some and not in others. */
function wherever(judgments: readonly Judgment[]): Judgment {
  const [first] = judgments;
  if (judgments.every(({ verdict }) => verdict === first!.verdict)) return first!;
  const right = judgments.find(({ verdict }) => verdict === 'true');
  if (!right) return judgments.find(({ verdict }) => verdict === 'uncheckable') ?? first!;
  return { verdict: 'depends', reason: `It depends on where you are. ${right.reason}` };
}

type JudgeOf<T extends Proposition['type']> = (
  proposition: Of<T>,
  frame: Frame,
  context: ClaimContext,
) => Judgment;

const JUDGES: { [T in Proposition['type']]: JudgeOf<T> } = {
  place: judgePlace,
  ingress: judgeIngress,
  motion: judgeMotion,
  station: judgeStation,
  phase: judgePhase,
  lunation: judgeLunation,
  illumination: judgeIllumination,
  aspect: judgeAspect,
  separation: judgeSeparation,
  approach: judgeApproach,
  ruler: judgeRuler,
  'house-sign': (proposition, _frame, context) => judgeHouseSign(proposition, context),
  nature: judgeNature,
  count: judgeCount,
  'sun-season': judgeSunSeason,
  'season-turn': judgeSeasonTurn,
  eclipse: judgeEclipse,
  weekday: judgeWeekday,
  date: (proposition, _frame, context) => judgeDate(proposition, context),
  beyond: ({ reason }) => isUncheckable(reason),
  side: (proposition, frame, context) =>
    frame.stated && frame.moment.kind !== 'today' && frame.moment.kind !== 'vague'
      ? judged(proposition.of, frame, context)
      : judgeSide(proposition, frame),
  stage: judgeStage,
  happening: judgeHappening,
  moons: judgeMoons,
  order: ({ earlier, later }, frame) =>
    judgeOrder({ proposition: earlier, frame }, { proposition: later, frame }),
  'any-of': ({ readings }, frame, context) =>
    anyOne(readings.map((reading) => judged(reading, frame, context))),
};

function judged(proposition: Proposition, frame: Frame, context: ClaimContext): Judgment {
  return JUDGES[proposition.type](proposition as never, frame, context);
}
