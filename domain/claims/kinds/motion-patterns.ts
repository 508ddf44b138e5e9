import { pattern, viewOf } from '../grammar/patterns.ts';
import type { Subject } from '../grammar/subject.ts';
import type { Tokens } from '../text/token.ts';

/** What "retrograde" or "direct" says of its subject. */
type Saying =
  | 'moves so'
  | 'no longer moves so'
  | 'starts to move so'
  | 'stops moving so'
  | 'nothing';

interface Row {
  says: Saying;
  if: string;
  unless?: string;
  example: string;
}

/** What may stand between a motion and the nearest verb before it. */
const GAP = '!Verb+!you+!people+!Body';
/** "A step behind him and just as retrograde" is no way out of a retrograde. */
const NOBODY = "!'him'+!'her'+!'it'+!'them'";
const LINK = "(have|will|adverb|be|in|of|which|'that'|When|Number|Place)";
const MOVES = '(move|turn|be|station|stay|begin|end|backward|change)';
/** Between a subject and what is said of it in passing. */
const PASSING =
  "(When|adverb|be|have|will|may|would|do|not|both|all|nearly|its|only|','|'('|')'|'—'|'–')";

/** In order: the first row that fits says what the motion means. */
// biome-ignore format: a table reads better as rows
export const ROWS: readonly Row[] = [
  // Before its verb
  { says: 'starts to move so', if: `@retrograde ${LINK}{0,3} begin`, example: 'Mercury retrograde begins today.' },
  { says: 'stops moving so', if: `@retrograde ${LINK}{0,3} OVER 'on *'+When`, example: 'Mercury retrograde is over on Friday.' },
  { says: 'no longer moves so', if: `@retrograde ${LINK}{0,3} ENDED`, example: 'Mercury retrograde is over.' },
  { says: 'stops moving so', if: `@retrograde ${LINK}{0,3} end`, example: 'Mercury retrograde ends on Friday.' },
  { says: 'moves so', if: `@retrograde ${LINK}{0,3} (stay|RUNNING When+!role:at)`, example: 'Mercury retrograde lasts until 3 March.' },
  // A verb itself
  { says: 'starts to move so', if: 'begin any? @verb', example: 'Mercury starts retrograding today.' },
  { says: 'stops moving so', if: 'end any? @verb', example: 'Mercury stops its moonwalking today.' },
  { says: 'no longer moves so', if: "(possessive >|be|have) 'done' @", example: "Mercury's done backing up." },
  { says: 'nothing', if: '@WRONG', unless: '(move|turn|station|GOING|backward) adverb? @', example: 'With Mercury, the wrong way will do.' },
  { says: 'starts to move so', if: '@turning', example: 'Mercury straightens out today.' },
  { says: 'starts to move so', if: "When <? any{0,2} >? any{0,4} (move|GOING) @direct+adjective 'again' | !be >? (move|GOING) @direct+adjective 'again' adverb? When", example: 'Mercury goes forward again on Friday.' },
  { says: 'moves so', if: '@verb', example: 'Mercury retrogrades through Scorpio.' },
  { says: 'no longer moves so', if: 'have end any @BACKWARD', example: 'Mercury has finished counting backward.' },
  // After its verb. "Ahead" and "backward" tell a motion only right after it.
  { says: 'nothing', if: `Verb ${GAP}* @adjective+WAY`, unless: `${MOVES} (adverb|to|not)* @`, example: 'Venus has the way ahead.' },
  { says: 'starts to move so', if: `begin (any? to)? Verb ${GAP}* @`, example: 'Mercury begins to move backward today.' },
  { says: 'stops moving so', if: `end (any? to)? Verb ${GAP}* @`, example: 'Mercury stops moving backward today.' },
  { says: 'moves so', if: `begin (When|the? PERIOD) ${GAP}* @adjective`, example: 'Mercury begins July retrograde.' },
  { says: 'starts to move so', if: `begin ${GAP}* @`, example: 'Mercury begins its retrograde phase today.' },
  { says: 'stops moving so', if: `(end|leave) ${GAP}* @`, example: 'Mercury ends its retrograde phase today.' },
  { says: 'no longer moves so', if: `be ${GAP}* from ${GAP}* @`, example: 'Mercury is out of retrograde motion.' },
  { says: 'stops moving so', if: `Verb ${GAP}* from (${GAP}+${NOBODY} ${GAP}*)? @`, example: 'Mercury turns away from retrograde motion.' },
  { says: 'starts to move so', if: `(enter|Verb ${GAP}* into) (${GAP}+!Place)* @`, example: 'Mercury turns back into retrograde motion.' },
  { says: 'starts to move so', if: `station and move ${GAP}* @`, example: 'Mercury turns on its heel and heads backward.' },
  { says: 'starts to move so', if: `(station ${GAP}*|Verb+TURNING (${GAP}+!into)*) @`, example: 'Mercury turns retrograde today.' },
  { says: 'starts to move so', if: `GOING (${GAP}+!into)* @adjective+!LOOSE`, example: 'Mercury goes retrograde today.' },
  { says: 'moves so', if: `be ${GAP}* to ${GAP}* @direct+noun`, example: 'Mercury is back to direct motion.' },
  { says: 'starts to move so', if: `(Verb+RESUMING|Verb ${GAP}* to) ${GAP}* @direct+noun`, example: 'Mercury moves to direct motion today.' },
  { says: 'moves so', if: `be ${GAP}* @BACKWARD`, example: 'Mercury is backward.' },
  { says: 'nothing', if: `(be|have) ${GAP}* @LOOSE+!REVERSE`, example: 'Mercury is ahead.' },
  { says: 'nothing', if: `Verb ${GAP}* ${GAP}+plain ${GAP}* @direct`, example: 'Mercury is honest and direct.' },
  { says: 'moves so', if: `Verb ${GAP}* @`, example: 'Mercury is retrograde.' },
  // Without a verb
  { says: 'nothing', if: "@adjective+LOOSE+!'in reverse'", unless: '> any* (move|backward) any* @', example: 'Mercury, the road ahead.' },
  { says: 'starts to move so', if: '(possessive > any*|> any{0,2}) RESUMING any* @direct+noun', example: 'Mercury resumes direct motion today.' },
  { says: 'moves so', if: '(possessive > any*|> any{0,3}) @noun', example: "Mercury's retrograde phase tests you." },
  { says: 'nothing', if: '@noun', example: 'Venus sees how little you learn of a retrograde phase.' },
  { says: 'moves so', if: `(> any* ','|> ${PASSING}* ('('|both|all|adverb)) @direct (When|','|')'|End|adverb|in|for|and|at Degree)`, example: 'Venus passes the Sun, direct and in a hurry.' },
  { says: 'moves so', if: 'be (both|all) > @', example: 'Mercury and Mars are both direct.' },
  { says: 'nothing', if: '@direct', example: 'Mercury direct talk.' },
  { says: 'nothing', if: '> any* plain any* @', example: 'Mercury likes its retrograde friends.' },
  { says: 'moves so', if: '> any+ @', example: 'Mercury, retrograde until Friday, tests you.' },
  // "Mercury retrograde": a fact or a topic?
  { says: 'nothing', if: '(< (a|all) any*|(a|all|no|next|last) < any*) > @', example: 'The next Mercury retrograde tests you.' },
  { says: 'nothing', if: "@any (TOPIC|':' !When* End)", example: 'Mercury retrograde survival rules.' },
  { says: 'moves so', if: '(< this any*|(with|this|in) < any*) > @', example: 'With Mercury retrograde, wait.' },
  { says: 'moves so', if: "@any 'has' you", example: 'Venus retrograde has you texting your ex.' },
  { says: 'nothing', if: '@any (GENERALLY|do)', example: 'Mercury retrograde means delays.' },
  { says: 'moves so', if: 'possessive > @', example: "Mercury's retrograde tests you." },
  { says: 'nothing', if: '@any (be !When* End|would|may)', example: 'Mercury retrograde is a myth.' },
  { says: 'nothing', if: '(of|for|on) < any* > @', example: 'The myth of Mercury retrograde dies hard.' },
  { says: 'moves so', if: '@', example: 'Mercury retrograde tests you.' },
];

const COMPILED = ROWS.map((row) => ({
  row,
  fits: pattern(row.if),
  denied: row.unless === undefined ? null : pattern(row.unless),
}));

/** The row for the motion at token `at`. */
export function rowFor(tokens: Tokens, at: number, subject: Subject): Row {
  const view = viewOf(tokens, at, subject);
  return COMPILED.find(({ fits, denied }) => fits.test(view) && !denied?.test(view))!.row;
}
