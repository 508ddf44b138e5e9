import { DAY_MINUTES } from '../../../calendar/durations.ts';
import { readNumber } from '../numbers.ts';
import { PhraseIndex } from '../phrase-index.ts';
import type { Words } from '../words.ts';
import { readZone } from './zones.ts';

export interface ReadClock {
  minutes: number;
  /** Null if no zone is named; empty if it is the reader's own. */
  offsets: readonly number[] | null;
  next: number;
  /** Spelled out in words, which round to five minutes. */
  spoken?: boolean;
  /** "At 7:03 Eastern": neither half of the day is named, and it may be either. */
  eitherHalf?: boolean;
  /** "Midday" is an hour and a half around noon. */
  isMidday?: boolean;
  isMidnight?: boolean;
  /** "At two on Thursday morning" */
  isSpelled?: boolean;
}

/** Reads a time of day at word `at`: `14:20 UTC`, `2.20 pm (EST)`, `noon UTC`, `a quarter to four`. */
export function readClock(words: Words, at: number, looksAhead = false): ReadClock | null {
  const time = readTime(words, at);
  if (!time) return null;
  const { half, next: afterHalf } = readHalf(words, time.next);
  const zone = readZone(words, afterHalf);
  // In a column "half past ten" is a time by itself.
  const isTold = looksAhead && time.spoken;
  if (time.needsProof && half === null && !zone && !isTold) return null;
  const minutes = onHalf(time.minutes, half);
  const next = zone?.next ?? afterHalf;
  if (minutes === null) return null;
  if (time.spoken && !time.isExact && half === null && minutes < 780) {
    const offsets = (zone?.offsets ?? [0]).flatMap((offset) => [offset, offset - DAY_MINUTES / 2]);
    return { minutes, offsets: zone ? offsets : null, next, spoken: true, eitherHalf: !zone };
  }
  if (!time.midnight) {
    const isUtc = zone?.offsets.length === 1 && zone.offsets[0] === 0;
    const eitherHalf =
      half === null && !isUtc && !time.isExact && isTwelveHour(words[at]!.lower, minutes);
    const isMidday = words[at]!.lower === 'midday' && !zone;
    const isNoon = words[at]!.lower === 'noon' && looksAhead;
    return {
      ...{ minutes, offsets: zone?.offsets ?? null, next },
      ...{ spoken: time.spoken, eitherHalf, isMidday, isSpelled: isNoon },
    };
  }
  // "Midnight" of a date may be its start or its end; the second offset is a day later.
  const offsets = (zone?.offsets ?? [0]).flatMap((offset) => [offset, offset - DAY_MINUTES]);
  return { minutes, offsets: zone ? offsets : null, next, isMidnight: true };
}

/** "7:03" and "nine o'clock", not "07:03", "19:03", "7:03pm" or "noon". */
function isTwelveHour(lower: string, minutes: number): boolean {
  const isFigure = /^[1-9]\d?(?:[:.]\d{2})?$/.test(lower);
  return (
    minutes >= 60 &&
    minutes < 780 &&
    (isFigure || /^[a-z]+$/.test(lower)) &&
    !/^(?:noon|midday)$/.test(lower)
  );
}

interface ReadTime {
  minutes: number;
  next: number;
  /** A bare number is a time only if "am", "pm" or a zone follows. */
  needsProof: boolean;
  midnight: boolean;
  /** "A quarter to four" may be in either half of the day. */
  spoken?: boolean;
  /** "Ten to midnight" is in only one. */
  isExact?: boolean;
}

function readTime(words: Words, at: number): ReadTime | null {
  const word = words[at];
  if (!word) return null;
  const given = (minutes: number, next: number, needsProof = false) => ({
    minutes,
    next,
    needsProof,
    midnight: false,
  });
  const hands = /^(\d{1,2})[:h](\d{2})(?::\d{2})?([ap])?/.exec(word.lower);
  if (hands) {
    const minutes = Number(hands[1]) * 60 + Number(hands[2]);
    if (Number(hands[1]) > 24 || Number(hands[2]) > 59) return null;
    const halved = hands[3] === undefined ? minutes : onHalf(minutes, hands[3] as 'a' | 'p');
    return halved === null ? null : given(halved, at + 1);
  }
  const hour = /^(\d{1,2})([ap])m$/.exec(word.lower);
  if (hour) {
    const halved = onHalf(Number(hour[1]) * 60, hour[2] as 'a' | 'p');
    return halved === null ? null : given(halved, at + 1);
  }
  if (word.lower === 'noon' || word.lower === 'midday') return given(720, at + 1);
  if (word.lower === 'midnight') return { ...given(0, at + 1), midnight: true };
  const dotted = /^(\d{1,2})\.(\d{2})$/.exec(word.lower);
  if (dotted && Number(dotted[1]) < 24 && Number(dotted[2]) < 60) {
    return given(Number(dotted[1]) * 60 + Number(dotted[2]), at + 1, true);
  }
  const military = /^([01]\d|2[0-3])([0-5]\d)$/.exec(word.lower);
  if (military) return given(Number(military[1]) * 60 + Number(military[2]), at + 1, true);
  return readSpokenTime(words, at);
}

/** "Past two", "to midnight", "minutes before noon": so many minutes from an hour. */
function readTurn(words: Words, at: number, minutes: number): ReadTime | null {
  const turn = words[at]?.lower ?? '';
  if (!/^(?:past|after|to|before)$/.test(turn)) return null;
  const way = /^(?:past|after)$/.test(turn) ? 1 : -1;
  const twelve = { noon: 720, midday: 720, midnight: way > 0 ? 0 : 1440 }[
    words[at + 1]?.lower ?? ''
  ];
  const common = { needsProof: true, spoken: true };
  if (twelve !== undefined)
    return {
      ...common,
      minutes: twelve + way * minutes,
      next: at + 2,
      midnight: false,
      isExact: true,
    };
  const hour = readNumber(words, at + 1);
  if (!hour || hour.ordinal || hour.value > 24 || !/^(?:past|to)$/.test(turn)) return null;
  return { ...common, minutes: hour.value * 60 + way * minutes, next: hour.next, midnight: false };
}

/** "Half an hour", "an hour", "twenty minutes", in minutes. */
export function readLength(words: Words, at: number): { minutes: number; next: number } | null {
  const match = LENGTHS.longestAt(words, at);
  if (match) return { minutes: match.value, next: match.next };
  const number = readNumber(words, at);
  const unit = /^(minute|hour)s?$/.exec(words[number?.next ?? at]?.lower ?? '')?.[1];
  if (!number || number.ordinal || !unit) return null;
  return { minutes: number.value * (unit === 'hour' ? 60 : 1), next: number.next + 1 };
}

// biome-ignore format: a table reads better as a paragraph
const LENGTHS = new PhraseIndex<number>([
  ['half an hour', 30], ['a half hour', 30], ['a quarter of an hour', 15], ['three quarters of an hour', 45],
  ['an hour and a half', 90], ['an hour', 60],
]);

/** "Half past two", "a quarter to four", "ten past nine", "nine o'clock", "9 am". */
function readSpokenTime(words: Words, at: number): ReadTime | null {
  const length = readLength(words, at);
  const counted = length && readTurn(words, length.next, length.minutes);
  if (counted) return counted;
  const start = words[at]!.lower === 'a' ? at + 1 : at;
  const lead = words[start]?.lower;
  const part = lead === 'half' ? 30 : lead === 'quarter' ? 15 : readNumber(words, start)?.value;
  if (part === undefined) return null;
  let next = lead === 'half' || lead === 'quarter' ? start + 1 : readNumber(words, start)!.next;
  if (words[next]?.lower === 'minutes') next++;
  const turned = readTurn(words, next, part);
  if (turned) return turned;
  const hour = start === at ? readNumber(words, at) : null;
  if (!hour || hour.ordinal || hour.value > 24 || !Number.isInteger(hour.value)) return null;
  const isOClock = words[hour.next]?.lower === "o'clock";
  const after = isOClock || words[hour.next]?.lower === 'hours' ? hour.next + 1 : hour.next;
  return { minutes: hour.value * 60, next: after, needsProof: !isOClock, midnight: false };
}

function readHalf(words: Words, at: number): { half: 'a' | 'p' | null; next: number } {
  const lower = words[at]?.lower ?? '';
  if (/^a\.?\s?m\.?$/.test(lower)) return { half: 'a', next: at + 1 };
  if (/^p\.?\s?m\.?$/.test(lower)) return { half: 'p', next: at + 1 };
  const part = PARTS.longestAt(words, at);
  return part ? { half: part.value, next: part.next } : { half: null, next: at };
}

const PARTS = new PhraseIndex<'a' | 'p'>([
  ...['in the morning', 'this morning'].map((part) => [part, 'a'] as const),
  ...[
    'in the afternoon',
    'this afternoon',
    'in the evening',
    'this evening',
    'at night',
    'tonight',
  ].map((part) => [part, 'p'] as const),
]);

/** The minutes in the given half of the day; null for "15:00 am". */
function onHalf(minutes: number, half: 'a' | 'p' | null): number | null {
  if (half === null) return minutes;
  const isTwelfthHour = minutes >= 720 && minutes < 780;
  if (half === 'a') return isTwelfthHour ? minutes - 720 : minutes < 720 ? minutes : null;
  return minutes < 720 ? minutes + 720 : minutes;
}
