import { PhraseIndex } from '../phrase-index.ts';
import type { WhenRole } from './moment.ts';

/** What the words before a time say about it. */
export interface Prefix {
  role: WhenRole;
  /** Minutes a clock time may be off, before and after. */
  slack: { before: number; after: number };
  /** A duration rather than a time: "for two weeks". */
  lasting: boolean;
  weekday: 'this' | 'next' | 'last' | null;
}

type Row = readonly [readonly string[], Partial<Prefix>];

const SHARP = { before: 0, after: 0 };
const ROUGH = { before: 30, after: 30 };
const SOON_AFTER = { before: 1, after: 45 };
const SOON_BEFORE = { before: 45, after: 1 };

// biome-ignore format: a list of words
const TABLE: readonly Row[] = [
  [
    [
      'at', 'on', 'exactly at', 'precisely at', 'at exactly', 'at precisely', 'come', 'on the morning of',
      'in the first hour of', 'in the first hours of', 'in the last hours of', 'in the small hours of',
      'in the early hours of', 'in the wee hours of', 'on the evening of', 'on the night of', 'on the afternoon of',
      'on the day of', 'late on', 'early on', 'later on', 'at the stroke of', 'this', 'this coming', 'around on',
      'right on', 'right at',
    ],
    { role: 'at' },
  ],
  [
    [
      'in', 'during', 'over', 'within', 'sometime in', 'some time in', 'throughout', 'all through', 'later in',
      'earlier in', 'back in',
    ],
    { role: 'at' },
  ],
  [
    [
      'around', 'about', 'roughly', 'approximately', 'near', 'at around', 'at about', 'at approximately',
      'at roughly', 'on or about', 'on or around', 'circa', 'at nearly', 'at almost', 'at close to', 'towards',
      'toward', 'going on for', 'getting on for', 'coming up to', 'on about', 'on around', 'by about', 'by around',
    ],
    { role: 'at', slack: ROUGH },
  ],
  [
    [
      'just after', 'shortly after', 'soon after', 'just past', 'moments after', 'minutes after', 'a little after',
      'right after', 'not long after', 'a few minutes after', 'a few minutes past', 'a little past',
    ],
    { role: 'at', slack: SOON_AFTER },
  ],
  [
    [
      'just before', 'shortly before', 'moments before', 'a little before', 'right before', 'minutes before',
      'a few minutes before', 'not long before', 'just shy of',
    ],
    { role: 'at', slack: SOON_BEFORE },
  ],
  [
    [
      'from', 'since', 'starting', 'starting on', 'starting at', 'starting from', 'beginning', 'beginning on',
      'beginning at', 'as of', 'ever since', 'effective', 'from as early as', 'since early', 'since early on',
      'since late', 'since late on', 'from early', 'from early on', 'from late', 'from late on', 'since about',
      'from about', 'from around', 'since around', 'since at least', 'onward from', 'commencing',
    ],
    { role: 'from' },
  ],
  [
    [
      'until', 'till', 'til', "'til", 'through', 'thru', 'up to', 'up until', 'right up to', 'right up until',
      'until about', 'until around', 'until late on', 'until early on', 'all the way to', 'all the way until', 'all the way through', 'clear to', 'clear through', 'clear into',
      'right on into', 'on into', 'right into', 'right through', 'straight through', 'clean through', 'clear until',
      'until the morning of', 'until the evening of', 'through to', 'right through to', 'till about', 'until late',
      'as far as', 'until early', 'until nearly', 'until almost', 'until at', 'until sometime on', 'until before', 'into', 'well into', 'until well into', 'until deep into', 'deep into',
    ],
    { role: 'until' },
  ],
  [['until roughly', 'until approximately'], { role: 'until', slack: ROUGH }],
  [['until after', 'until just after', 'until shortly after'], { role: 'until', slack: { before: 1, after: 120 } }],
  [['until just before', 'until shortly before'], { role: 'until', slack: { before: 60, after: 1 } }],
  [['before', 'prior to', 'ahead of', 'earlier than'], { role: 'before' }],
  [['by', 'no later than', 'by the time', 'by the time of', 'by the end of'], { role: 'by' }],
  [['after', 'later than', 'any time after', 'following', 'past'], { role: 'after' }],
  [['for', 'for at least'], { role: 'for', lasting: true }],
  [['all of', 'the whole of', 'the entirety of', 'all day', 'all day on', 'all day long on'], { role: 'for' }],
  [['next', 'on next', 'next on'], { role: 'at', weekday: 'next' }],
  [['last', 'on last', 'this past', 'this last'], { role: 'at', weekday: 'last' }],
  [['early', 'late'], { role: 'at' }],
];

export const PREFIXES = new PhraseIndex<Prefix>(
  TABLE.flatMap(([expressions, part]) => {
    const prefix: Prefix = {
      role: 'at',
      slack: SHARP,
      lasting: false,
      weekday: null,
      ...part,
    };
    return expressions.map((words) => [words, prefix] as const);
  }),
);

export const NO_PREFIX: Prefix = {
  role: 'at',
  slack: SHARP,
  lasting: false,
  weekday: null,
};
