import type { Tag } from '../token.ts';

/** Words that patterns ask for beside a word's tag; a `*` stands for any letters. */
// biome-ignore format: a class reads better as a paragraph
export const WORD_CLASSES: Readonly<Record<string, readonly string[] | undefined>> = {
  /** Verbs of a change of motion, among those that tell a motion. */
  TURNING: [
    'turn*', 're-turn*', 'return*', 'flip*', 'reflip*', 'swing*', 'pivot*', 'station*', 'restation*', 're-station*',
    'shift*', 'switch*', 'chang*', 'swivel*', 'swap*', 'revers*', 'halt*', 'paus*', 'stand*', 'come*', 'grind*',
    'hit', 'hits', 'put', 'puts', 'throw*', 'pop*', 'slam*', 'kick*', 'drop*',
  ],
  TURN: ['turn', 'turns', 'turned', 'turning'],
  /** "Hits reverse", "puts it in reverse" */
  SHIFTING: [
    'hit', 'hits', 'put', 'puts', 'throw', 'throws', 'pop', 'pops', 'slam', 'slams', 'kick', 'kicks', 'drop', 'drops',
  ],
  GOING: ['go', 'goes', 'going', 'gone', 'go *', 'goes *', 'going *', 'gone *', 'went*'],
  RESUMING: ['resum*', 'return*', 'go', 'goes', 'going', 'go *', 'goes *', 'going *', 'back*', 'move*', 'moving*'],
  /** "Runs until 24 November" */
  RUNNING: ['last*', 'run*', 'continue*', 'go', 'goes', 'going', 'go *', 'goes *', 'stretch*', 'extend*', 'carr*'],
  /** "Is over", "is behind us" */
  ENDED: ['is', 'are', "'s", "'re"].flatMap((be) =>
    ['over', 'behind us', 'done', 'finished', 'past', 'history', 'in the past', 'behind you', 'complete']
      .map((end) => `${be} ${end}`)),
  /** "Is over on the 16th": its end, rather than the time after it */
  OVER: ['is', 'are', "'s", "'re"].flatMap((be) => ['over', 'done', 'finished'].map((end) => `${be} ${end}`)),
  /** Ways that a planet goes, or a person. */
  WAY: ['*ward*', '*ahead'],
  /** Words for a direction that also have other uses. */
  LOOSE: ['*ward*', '*ahead', '*reverse*', '*rewind*', '*retro'],
  WRONG: ['the wrong way', 'in the wrong direction', 'tail first'],
  REVERSE: ['*reverse*', '*rewind*'],
  BACKWARD: ['backward*'],
  PERIOD: [
    'week', 'month', 'year', 'january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september',
    'october', 'november', 'december',
  ],
  BACKS: ['backs', 'backing', 'backed', 'retreats', 'retreating', 'retreated'],
  /** Nouns that make "Mercury retrograde" a topic rather than a fact. */
  TOPIC: [
    'survival', 'guide', 'tips', 'myths', 'myth', 'season', 'articles', 'article', 'advice', 'rules', 'fears', 'memes',
    'jokes', 'cycles', 'dates', 'calendar', 'checklist', 'blues',
  ],
  /** Verbs about Mercury retrograde in general. */
  GENERALLY: [
    'has', 'gets', 'happens', 'means', 'occurs', 'comes', 'tends', 'usually', 'often', 'refers', 'used', 'sounds',
  ],
  SPELL: ['days', 'weeks', 'months', 'year', '* days', '* weeks', '* months', '* year'],
};

/** Verbs that may tell a motion: those with one of the tags, and words of the classes. */
export const MOTION_VERBS: { tags: readonly Tag[]; classes: readonly string[] } = {
  // biome-ignore format: a list of names
  tags: [
    'be', 'stay', 'move', 'turn', 'station', 'begin', 'end', 'have', 'enter', 'leave', 'backward', 'change', 'arrive',
  ],
  classes: ['GOING', 'SHIFTING'],
};
