import type { Table } from './entries.ts';

/**
 * The Moon's way through the window: `{sign}` and `{house}` are the first stay, `{next}` and
 * `{nextHouse}` the second, `{until}` is "14:20 UTC" or "22 November, 02:10 UTC".
 */
export const MOON_CHANGE_FRAMES: Table = [
  'the Moon is in {sign}, {house}, until {until}, then in {next}, {nextHouse}.',
  'until {until}, the Moon is in {sign}, {house}; after that the Moon is in {next}, {nextHouse}.',
  '{sign}, {house}, holds the day at first: the Moon is in {sign} until {until}, then in {next}, {nextHouse}.',
  'for you the Moon is in {house}, {sign}, until {until}, then in {nextHouse}, {next}.',
  'from {house} to {nextHouse}: the Moon is in {sign} until {until}, then in {next}.',
  'your day has two halves: the Moon is in {sign}, {house}, until {until}, then in {next}, {nextHouse}.',
  'two rooms are lit today, as the Moon is in {sign}, {house}, until {until}, then in {next}, {nextHouse}.',
  'as the day begins, look to {house}: the Moon is in {sign} until {until}, then in {next}, {nextHouse}.',
  'the mood moves from {sign} to {next}: the Moon is in {house} until {until}, then in {nextHouse}.',
  '{house} comes first and {nextHouse} later, for the Moon is in {sign} until {until}, then in {next}.',
  'before {until} and [after|from then on], you [feel|are] like two people, for the Moon is in {sign}, {house}, until {until}, then in {next}, {nextHouse}.',
  'a change is on the clock: the Moon is in {sign}, {house}, until {until}, then in {next}, {nextHouse}.',
];

export const MOON_WHOLE_FRAMES: Table = [
  'the Moon is in {sign}, {house}, through the whole day, and {first}; {sign} {manner}.',
  'all day the Moon is in {sign}, {house}, so {first}, for {sign} {manner}.',
  'the Moon is in {house}, {sign}, and stays there for the whole date: {first}, and {sign} {manner}.',
  '{house} has the Moon to itself, as the Moon is in {sign} all day; {first}, while {sign} {manner}.',
  'there is no change of scene today: the Moon is in {sign}, {house}, and {first}; {sign} {manner}.',
  'one room is lit all day, {house}: the Moon is in {sign}, a sign that {manner}, and {first}.',
  'you have one mood to work with, since the Moon is in {sign}, {house}: {first}, and {sign} {manner}.',
  'the Moon is in {sign} without a break, and {sign} is {house}; it {manner}, and {first}.',
  'all day long the Moon is in {sign}, {house}; {sign} {manner}, and {first}.',
  '{first}, for the Moon is in {sign}, {house}, from morning to night, and {sign} {manner}.',
  'the day is of a piece: the Moon is in {sign}, {house}, so {first}, as {sign} {manner}.',
  'steady hours lie ahead, with the Moon in {sign}, {house}: {sign} {manner}, and {first}.',
];

/** `{first}` and `{later}` are moods of the two houses, `{manner}` the way of `{sign}`, `{manner2}` that of `{next}`. */
export const MOOD_CHANGE_FRAMES: Table = [
  'at first {first}. [Later|Afterward], {later}.',
  '{first}. [Later on|After the change], {later}.',
  'to begin with, {first}, and then {later}.',
  'in the first part {first}, while in the second {later}.',
  'before the change {first}, and after it {later}.',
  'early on, {first}. With {next}, {later}.',
  '{sign} {manner}, and {first}. Then {later}.',
  'for a time {first}, until {next} takes over and {later}.',
  'one half says that {first}. In the other, {later}.',
  '{next} {manner2}, and {later}. Before that, {first}.',
];

/**
 * `{way}` is waxing or waning, true of the whole window; `{phase}` a clause; `{sun}` the Sun's sign, by
 * which a phase differs from that of the month before.
 */
export const WAY_FRAMES: Table = [
  'the Moon is {way} and the Sun is in {sun}, and {phase}.',
  'with the Sun in {sun} and a {way} Moon, {phase}.',
  'under a {way} Moon, with the Sun in {sun}, {phase}.',
  'the Sun is in {sun} and the Moon is {way}: {phase}.',
  'as the Sun is in {sun} and the Moon is {way}, {phase}.',
  '{phase}, for the Moon is {way} while the Sun is in {sun}.',
  '{phase} while the Moon is {way} and the Sun is in {sun}.',
  'a {way} Moon with the Sun in {sun} [means|says] that {phase}.',
  'the Moon is {way}, the Sun is in {sun}, and {phase}.',
  'in the season of the Sun in {sun}, the Moon is {way}, so {phase}.',
];

/** For the days on which the Sun changes sign. */
export const WAY_ALONE_FRAMES: Table = [
  'the Moon is {way}, and {phase}.',
  'with a {way} Moon, {phase}.',
  'under the {way} Moon, {phase}.',
  'since the Moon is {way}, {phase}.',
  '{phase} while the Moon is {way}.',
  'a {way} Moon [means|says] that {phase}.',
];

export const LUNATION_INTRO_FRAMES: Table = [
  'the {phase} Moon in {sign} comes {at}, and {event}.',
  '{at}, there is a {phase} Moon in {sign}: {event}.',
  'a {phase} Moon in {sign} is due {at}; {event}.',
  '{event}, with the {phase} Moon in {sign} {at}.',
  'the {phase} Moon falls {at}, in {sign}, so {event}.',
  'note the {phase} Moon in {sign} {at}, for {event}.',
];

/** `{a}` and `{b}` are the bodies with their signs, `{nounA} and {nounB} {verbs}` makes a clause. */
export const PAIR_INTRO_FRAMES: Table = [
  '{a} {verb} {b}, so {nounA} and {nounB} {verbs}.',
  'among the planets, {a} {verb} {b}: {nounA} and {nounB} {verbs}.',
  '{nounA} and {nounB} {verbs}, because {a} {verb} {b}.',
  'meanwhile {a} {verb} {b}, and {nounA} and {nounB} {verbs}.',
  'in the background {a} {verb} {b}, and you may [find|notice] that {nounA} and {nounB} {verbs}.',
  '{a} {verb} {b}, and it [can|may] feel as if {nounA} and {nounB} {verbs}.',
  'elsewhere {a} {verb} {b}, which [is to say|means] that {nounA} and {nounB} {verbs}.',
  'there is also this: {a} {verb} {b}, and here {nounA} and {nounB} {verbs}.',
  'as {a} {verb} {b}, {nounA} and {nounB} {verbs}.',
  'to this add that {a} {verb} {b}; {nounA} and {nounB} {verbs}.',
];

/** The ruler of the sun sign by sign and house. */
export const RULER_FRAMES: Table = [
  '{body}, the ruler of {own}, is in {sign}, {house}, and {sign} {manner}.',
  'your ruler {body} is in {sign}, {house}, and {sign} {manner}.',
  '{body} is in {sign}, {house}, and as your ruler it [matters|counts]: {sign} {manner}.',
  'the ruler of {own}, {body}, is in {house}, {sign}, a sign that {manner}.',
  '[since|because] {body} rules {own}, note that {body} is in {sign}, {house}; {sign} {manner}.',
  'as for your ruler, {body} is in {sign}, {house}, and {sign}, you may find, {manner}.',
  '{sign} {manner}, and your ruler {body} is in {sign}, {house}.',
  'with your ruler {body} in {sign}, {house}, it helps to [know|recall] that {sign} {manner}.',
];

/** Where one stay takes up nearly all of the date: `{main}` is its sign, `{mood}` and `{manner}` are its own. */
export const MOOD_MAIN_FRAMES: Table = [
  'nearly all of the day belongs to {main}: {mood}, and {main} {manner}.',
  '{main} {manner}, and for most of the date {mood}.',
  'by far the [longer|larger] part is of {main}, when {mood}, for {main} {manner}.',
  'what you [feel|notice] most is {main}, which {manner}; {mood}.',
  'it is {main} that [counts|colors the day], a sign that {manner}, so {mood}.',
  '{mood} for [nearly all|most] of it, while {main} {manner}.',
  'since {main} has the [greater|bigger] part, {mood}; {main} {manner}.',
  'the [tone|key] is that of {main}, which {manner}, and {mood}.',
];
