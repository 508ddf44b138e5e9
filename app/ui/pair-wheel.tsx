import { aspectBetween, type SignAspect, type SignPair } from '#domain/zodiac/sign-pairs.ts';
import { SIGNS, signIndex, signName } from '#domain/zodiac/signs.ts';
import { glyphAt } from './glyph-at.ts';
import { ZODIAC_PATHS } from './glyph-paths.ts';
import { chord, sector, wheelPoint } from './wheel-geometry.ts';

const RIM = 197;
const ZODIAC = 152;
const FEET = 140;

/** Two signs on the wheel, the earlier one on the left, joined by a line in the style of their aspect. */
export function PairWheel({ pair, className }: { pair: SignPair; className?: string }) {
  const { a, b } = pair;
  const start = signIndex(a) * 30;
  const aspect = aspectBetween(pair);
  const place = (sign: SignPair['a']) => wheelPoint(signIndex(sign) * 30 + 15, start, FEET);
  const signs = a === b ? [a] : [a, b];
  const cusps = SIGNS.map((_, i) =>
    chord(wheelPoint(i * 30, start, RIM), wheelPoint(i * 30, start, ZODIAC)),
  );
  return (
    <svg
      viewBox="-200 -200 400 400"
      width={400}
      height={400}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role="img"
      aria-label={labelOf(pair, aspect)}
    >
      <circle r={RIM} strokeWidth={1.4} className="stroke-gold" />
      <circle r={ZODIAC} strokeWidth={1} className="stroke-gold-dim" />
      <circle
        r={ZODIAC - 4}
        pathLength={360}
        strokeWidth={8}
        strokeLinecap="butt"
        strokeDasharray="0.3 4.7"
        strokeDashoffset={0.15}
        className="stroke-gold-dim"
      />
      {signs.map((sign) => (
        <path
          key={sign}
          data-sign={sign}
          d={sector(signIndex(sign) * 30, start, ZODIAC, RIM)}
          className="fill-(--sign)"
          opacity={0.26}
        />
      ))}
      <path d={cusps.join('')} className="stroke-gold-dim" strokeWidth={0.9} />
      {SIGNS.map((sign, i) => (
        <path
          key={sign}
          data-sign={sign}
          d={ZODIAC_PATHS[sign]}
          transform={glyphAt(wheelPoint(i * 30 + 15, start, (RIM + ZODIAC) / 2), 30)}
          className={signs.includes(sign) ? 'stroke-(--sign)' : 'stroke-gold-dim'}
          strokeWidth={signs.includes(sign) ? 1.9 : 1.5}
        />
      ))}
      {a !== b && <path d={chord(place(a), place(b))} {...LINES[aspect]} />}
      {signs.map((sign) => (
        <path
          key={sign}
          data-sign={sign}
          d={`M${place(sign).join(' ')}h0`}
          className="stroke-(--sign)"
          strokeWidth={13}
        />
      ))}
    </svg>
  );
}

const EASY = { className: 'stroke-good', strokeWidth: 2.4 };
const TENSE = { className: 'stroke-ill', strokeWidth: 2.4, strokeDasharray: '9 6' };
/** Distances that Ptolemy did not count as aspects. */
const UNCOUNTED = { className: 'stroke-ivory-dim', strokeWidth: 2.4, strokeDasharray: '0 8' };

const LINES: Record<SignAspect, typeof UNCOUNTED | typeof EASY> = {
  'same sign': EASY,
  semisextile: UNCOUNTED,
  sextile: EASY,
  square: TENSE,
  trine: EASY,
  quincunx: UNCOUNTED,
  opposition: TENSE,
};

function labelOf({ a, b }: SignPair, aspect: SignAspect): string {
  if (a === b) return `The wheel of the twelve signs with ${signName(a)} marked`;
  return `The wheel of the twelve signs with a line from ${signName(a)} to ${signName(b)}, the ${aspect}`;
}
