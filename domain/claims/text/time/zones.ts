import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';

export interface ReadZone {
  /** The zone's possible UTC offsets in minutes; empty if it depends on the reader. */
  offsets: readonly number[];
  next: number;
}

// biome-ignore format: a table reads better as rows
const ZONES = new Map<string, readonly number[]>(
  Object.entries({
  utc: [0], gmt: [0], ut: [0], z: [0], zulu: [0], wet: [0], bst: [60], west: [60], cet: [60], cest: [120], eet: [120],
  sast: [120], eest: [180], msk: [180], gst: [240], pkt: [300], ist: [330, 60], ict: [420], sgt: [480], hkt: [480],
  awst: [480], jst: [540], kst: [540], acst: [570], aest: [600], aedt: [660], nzst: [720], nzdt: [780],
  ast: [-240], adt: [-180], nst: [-210], brt: [-180], art: [-180], est: [-300], edt: [-240], et: [-300, -240],
  cst: [-360], cdt: [-300], ct: [-360, -300], mst: [-420], mdt: [-360], mt: [-420, -360], pst: [-480], pdt: [-420],
  pt: [-480, -420], akst: [-540], akdt: [-480], hst: [-600],
  }),
);

// biome-ignore format: a table reads better as rows
const LONG_ZONES = new PhraseIndex<readonly number[]>([
  ['universal time', [0]], ['coordinated universal time', [0]], ['universal time coordinated', [0]],
  ['greenwich mean time', [0]], ['greenwich time', [0]], ['british summer time', [60]], ['london time', [0, 60]],
  ['eastern standard time', [-300]], ['eastern daylight time', [-240]], ['eastern time', [-300, -240]],
  ['eastern', [-300, -240]], ['central european time', [60, 120]], ['central time', [-360, -300]],
  ['mountain time', [-420, -360]], ['pacific standard time', [-480]], ['pacific daylight time', [-420]],
  ['pacific time', [-480, -420]], ['pacific', [-480, -420]], ['new york time', [-300, -240]], ['tokyo time', [540]],
  ['los angeles time', [-480, -420]], ['in new york', [-300, -240]], ['in london', [0, 60]],
  ['in los angeles', [-480, -420]], ['in tokyo', [540]], ['in paris', [60, 120]], ['in berlin', [60, 120]],
  ['in sydney', [600, 660]], ['in mumbai', [330]], ['in delhi', [330]], ['in chicago', [-360, -300]],
  ['paris time', [60, 120]], ['sydney time', [600, 660]], ['berlin time', [60, 120]], ['indian standard time', [330]],
  ['local time', []], ['your time', []], ['your local time', []], ['local', []], ['your own time', []],
  ['wherever you are', []],
]);

function bracketed(words: Words, at: number): ReadZone | null {
  return words[at]?.lower === '(' ? readZone(words, at) : null;
}

/** Reads the time zone at word `at`, skipping an opening bracket or a comma. */
export function readZone(words: Words, at: number): ReadZone | null {
  const opening = words[at]?.lower;
  if (opening === '(' || opening === '[') {
    const inside = readZone(words, at + 1);
    const closing = words[inside?.next ?? at]?.lower;
    return inside && (closing === ')' || closing === ']')
      ? { ...inside, next: inside.next + 1 }
      : null;
  }
  if (opening === ',') return readZone(words, at + 1);
  if (opening === 'in' && words[at + 1]?.lower === 'utc') return { offsets: [0], next: at + 2 };
  const long = LONG_ZONES.longestAt(words, at);
  // A zone in brackets after a city selects one of its offsets: "in New York (EST)".
  if (long) return bracketed(words, long.next) ?? { offsets: long.value, next: long.next };
  const offset = /^(?:utc|gmt)\s?([+−-])\s?(\d{1,2})(?::?(\d{2}))?$/.exec(opening ?? '');
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3] ?? 0);
    return { offsets: [offset[1] === '+' ? minutes : -minutes], next: at + 1 };
  }
  const known = ZONES.get(opening ?? '');
  return known ? { offsets: known, next: at + 1 } : null;
}
