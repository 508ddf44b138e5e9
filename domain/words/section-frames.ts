import type { Table } from './entries.ts';

/**
 * Frames of a section: whole sentences in lower case, which the writer fills and gives their capitals.
 * The sky part of a frame keeps to the patterns that the checker reads: "{body} is in {sign}, {house}",
 * "the Moon {verb} {body} in {sign}", "{body} enters {sign}", with `{at}` followed by a comma or a stop
 * (it may be "on 22 November, 02:10 UTC"). `{touch}`, `{event}`, `{mood}` are clauses; `{manner}` is a
 * verb phrase of the sign before it.
 */
export const MOON_ASPECT_FRAMES: Table = [
  '{at}, the Moon {verb} {body} in {sign}, {house}, and {touch}.',
  '{body} is in {sign}, {house}, and [once|when|as] the Moon {verb} {body} {at}, {touch}.',
  'the Moon {verb} {body} {at}, while {body} is in {sign}, {house}; [then|there] {touch}.',
  'with {body} in {sign}, {house}, the Moon {verb} {body} {at}. [Then|So] {touch}.',
  'the Moon {verb} {body} in {house}, {sign}, {at}. [For a while|Around then], {touch}.',
  '{body} is in {house}, {sign}, and [there|then] something happens: the Moon {verb} {body} {at}, and {touch}.',
  '{sign} is {house}, and {body} is in {sign}; {at}, the Moon {verb} {body}, [so|and] {touch}.',
  '[first place|the lead] here goes to {body} in {sign}, {house}: the Moon {verb} {body} {at}, and {touch}.',
  '{at}, when the Moon {verb} {body}, {touch}; {body} is in {house}, {sign}.',
  '[mark|look for] {body} in {house}, {sign}: the Moon {verb} {body} {at}, and {touch}.',
  'the [hour|moment] to notice comes {at}, when the Moon {verb} {body} in {sign}, {house}: {touch}.',
  '[since|because] {body} is in {sign}, {house}, something [stirs|answers] when the Moon {verb} {body} {at}: {touch}.',
  'the Moon {verb} {body} {at}, and with {body} in {sign}, {house}, {touch}.',
  'if you [look|check] in {at}, when the Moon {verb} {body} in {sign}, {house}, {touch}.',
  '[your cue|the cue] comes {at}: the Moon {verb} {body} in {house}, {sign}, and {touch}.',
  'in {house}, {sign}, {body} [has a visit|gets a visit|is touched]: the Moon {verb} {body} {at}, and {touch}.',
];

export const PAIR_FRAMES: Table = [
  '{body} is in {sign}, {house}, and {verb} {partner}, so [perhaps|maybe] {touch}.',
  '{body} in {sign}, {house}, {verb} {partner}, and {touch}.',
  'in {house}, {sign}, {body} {verb} {partner}: {touch}.',
  'now that {body} in {sign}, {house}, {verb} {partner}, {touch}.',
  '{body} {verb} {partner}, and {body} is in {sign}, {house}; [here|there] {touch}.',
  'with {body} in {sign}, {house}, you can [tell|feel] that {body} {verb} {partner}; {touch}.',
  'the [thread|story] here is that {body} in {house}, {sign}, {verb} {partner}, and {touch}.',
  '{sign} is {house}, and {body} is in {sign}; there {body} {verb} {partner}, so {touch}.',
  'one [slower|longer] contact colors this, for {body} in {sign}, {house}, {verb} {partner}, and {touch}.',
  'while {body} {verb} {partner}, {touch}; {body} is in {house}, {sign}.',
  'because {body} {verb} {partner} and {body} is in {sign}, {house}, {touch}.',
  'as {body} {verb} {partner} [these days|just now], {touch}, and {body} is in {sign}, {house}.',
];

export const PAIR_EXACT_FRAMES: Table = [
  '{body} in {sign}, {house}, {verb} {partner}, exact {day}, and {touch}.',
  'exact {day}, {body} in {sign}, {house}, {verb} {partner}, so {touch}.',
  '{body} {verb} {partner}, exact {day}; {body} is in {sign}, {house}, and {touch}.',
  'the contact is exact {day}: {body} in {sign}, {house}, {verb} {partner}, and {touch}.',
  '{body} is in {house}, {sign}, and {verb} {partner}, exact {day}; [then|there] {touch}.',
  'with {body} in {sign}, {house}, this [counts|matters]: {body} {verb} {partner}, exact {day}, and {touch}.',
];

export const ENTERS_FRAMES: Table = [
  '{body} enters {sign}, {house}, {at}, and {event}.',
  '{at}, {body} enters {sign}, {house}; {event}, for {sign} {manner}.',
  'a change of scene: {body} enters {sign}, {house}, {at}, and {sign} {manner}.',
  '{event} as {body} enters {sign}, {house}, {at}.',
  'when {body} enters {sign}, {house}, {at}, {event}.',
  'the [news|change] here is that {body} enters {sign}, {house}, {at}; {sign} {manner}.',
];

export const STATION_FRAMES: Table = [
  '{body} {turns} in {sign}, {house}, {at}, and {event}.',
  '{at}, {body} {turns} in {sign}, {house}; {event}.',
  '{event}: {body} {turns} in {sign}, {house}, {at}.',
  'when {body} {turns} in {sign}, {house}, {at}, {event}.',
];

export const STAY_FRAMES: Table = [
  '{body} is in {sign}, {house}, and {sign} {manner}.',
  'with {body} in {sign}, {house}, [remember|keep in mind] that {sign} {manner}.',
  '{body} is in {house}, {sign}, a sign that {manner}.',
  'in {house}, {body} in {sign} goes about its day [quietly|steadily], for {sign} {manner}.',
  '{sign} {manner}, and {body} is in {sign}, {house}.',
  'here the background [counts|matters]: {body} is in {sign}, {house}, and {sign} {manner}.',
  '{house} is {sign}, a sign that {manner}, and {body} is in {sign} [now|today].',
  'a [word|look] at {body} in {sign}, {house}, explains a lot: {sign} {manner}.',
  'you can [count|lean] on {body} in {sign}, {house}, where one learns that {sign} {manner}.',
  'because {body} is in {sign}, {house}, it [helps|pays] to know that {sign} {manner}.',
];

export const RETROGRADE_FRAMES: Table = [
  '{body} is retrograde in {sign}, {house}, and {event}.',
  '{event} while {body} is retrograde in {sign}, {house}.',
  'in {house}, {sign}, {body} is retrograde. {event}.',
  'because {body} is retrograde in {sign}, {house}, {event}.',
  'with {body} retrograde in {sign}, {house}, {event}.',
  '{body} is in {sign}, {house}, and {body} is retrograde: {event}.',
];

export const MOON_STAY_FRAMES: Table = [
  'the Moon is in {sign}, {house}, {span}, and {mood}.',
  '{span}, the Moon is in {sign}, {house}, and {mood}.',
  '{mood} while the Moon is in {sign}, {house}, {span}.',
  '{sign} {manner}, and the Moon is in {sign}, {house}, {span}, so {mood}.',
  'with the Moon in {sign}, {house}, {span}, {mood}.',
  'this [part|side] of life belongs to the Moon in {sign}, {house}, {span}; {mood}.',
  'think of {house}, {sign}: the Moon is in {sign} {span}, and {mood}.',
  'the Moon is in {house}, {sign}, {span}, [which is|and that is] why {mood}.',
  'as long as the Moon is in {sign}, {house}, {span}, {mood}; {sign} {manner}.',
];

export const LUNATION_FRAMES: Table = [
  '{at}, there is a {phase} Moon in {sign}, {house}, and {event}.',
  'the {phase} Moon in {sign}, {house}, comes {at}: {event}.',
  'a {phase} Moon in {sign}, {house}, is due {at}; {event}.',
  '{event} around the {phase} Moon in {sign}, {house}, {at}.',
  'with a {phase} Moon in {sign}, {house}, {at}, {event}.',
  'look to {house}: the {phase} Moon in {sign} comes {at}, and {event}.',
];

/** `{theme}` and `{scene}` are clauses. */
export const MEANING_FRAMES: Table = [
  '{theme}, and {scene}.',
  '{scene}. {theme}.',
  '{theme}. [Notice|See] how {scene}.',
  'you may find that {theme}. {scene}.',
  '[in daily life|in practice], {scene}, while {theme}.',
  '{scene}. [At the same time|With that], {theme}.',
  'it may be that {theme}, and that {scene}.',
  'chances are that {scene}. And {theme}.',
  '{theme}, [above all|most of all] where {scene}.',
  '{theme}. [Besides|Also], {scene}.',
  'here {theme}. [Often|Usually], {scene}.',
  '[more than usual|this time], {theme}, and {scene}.',
  '{scene}. [There|That way], {theme}.',
  'perhaps {scene}. Perhaps {theme}, too.',
  '[it looks|it seems] as if {theme}, and {scene}.',
  'where {scene}, {theme}.',
];

/** `{action}` is an infinitive phrase, `{reason}` a clause. */
export const ADVICE_FRAMES: Table = [
  'you might {action}. With {body} it holds that {reason}.',
  'it could help to {action}, on the [idea|principle] that {reason}.',
  'one [small|good] thing is to {action}, for {body} likes to show that {reason}.',
  '{reason}, says {body}. So perhaps {action}.',
  'if you have [time|a moment], {action}. For {body}, {reason}.',
  'a [good|fair|wise] [step|move] [would|might] be to {action}, for, as {body} [would say|has it], {reason}.',
  '[maybe|perhaps] {action}. It is a [saying|lesson] of {body} that {reason}.',
  'you could {action}. {body} [adds|hints] that {reason}.',
  '{body} [stands|speaks] for the thought that {reason}, so you might {action}.',
  'it [would|may] be [wise|well worth it] to {action}, given that {reason}.',
  '{reason}. With [that|this] from {body}, you [could|might] {action}.',
  '[a simple|a practical|one] answer to {body} [may|might] be to {action}, because {reason}.',
  'see if you can {action}, for under {body} {reason}.',
  'what {body} [suggests|offers] is [small|modest]: {action}. [Trust|Believe] that {reason}.',
  'there is [room|time] to {action}, as {body} knows that {reason}.',
  'with {body} as [a guide|your guide], [perhaps|maybe] {action}, [because|since] {reason}.',
];
