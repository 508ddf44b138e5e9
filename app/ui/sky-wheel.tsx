import { useId } from 'react';
import { wrap180 } from '#domain/sky/angles.ts';
import type { Body } from '#domain/sky/bodies.ts';
import type { AspectName } from '#domain/sky/events.ts';
import { SIGNS, type Sign, signIndex } from '#domain/zodiac/signs.ts';
import { glyphAt } from './glyph-at.ts';
import { PLANET_PATHS, RETROGRADE_PATH, ZODIAC_PATHS } from './glyph-paths.ts';
import { spreadAngles } from './spread-angles.ts';
import { arc, chord, roughWheelPoint, sector, wheelPoint } from './wheel-geometry.ts';

export interface WheelBody {
  body: Body;
  /** Ecliptic longitude in degrees. */
  longitude: number;
  retrograde: boolean;
}

export interface WheelAspect {
  a: Body;
  b: Body;
  aspect: AspectName;
}

interface SkyWheelProps {
  bodies: readonly WheelBody[];
  aspects: readonly WheelAspect[];
  /** Placed on the left as the first solar house, from which the houses are numbered. */
  sunSign: Sign;
  title: string;
  /** A description for screen readers. */
  description: string;
  className?: string;
}

const RIM = 197;
const ZODIAC = 161;
const SCALE = 152;
const BODIES = 126;
const RETROGRADE = 106;
const HOUSES = 86;
const CORE = 77;
/** The space of a 21-unit glyph on the ring of bodies, in degrees. */
const GLYPH_ROOM = 11;
/** How far a bracket reaches beyond the two bodies that it joins, in degrees. */
const CLASP = 3;
const EASY: readonly AspectName[] = ['trine', 'sextile'];
const TENSE: readonly AspectName[] = ['square', 'opposition'];

/** The zodiac on a day: every body at its longitude, the aspects between them, and the solar houses of a sun sign. */
export function SkyWheel({
  bodies,
  aspects,
  sunSign,
  title,
  description,
  className,
}: SkyWheelProps) {
  const descriptionId = useId();
  const start = signIndex(sunSign) * 30;
  return (
    <svg
      viewBox="-220 -220 440 440"
      width={440}
      height={440}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
      role="img"
      aria-label={title}
      aria-describedby={descriptionId}
    >
      <desc id={descriptionId}>{description}</desc>
      <Rings />
      <Zodiac start={start} sunSign={sunSign} />
      <Aspects start={start} bodies={bodies} aspects={aspects} />
      <Bodies start={start} bodies={bodies} />
      <Here sign={sunSign} />
    </svg>
  );
}

/** Along the rim at the first house, always in the same place. */
function Here({ sign }: { sign: Sign }) {
  const pathId = useId();
  const [from, to] = [wheelPoint(45, 0, RIM + 7), wheelPoint(-15, 0, RIM + 7)];
  return (
    <g data-sign={sign}>
      <path id={pathId} d={`M${from.join(' ')}A${RIM + 7} ${RIM + 7} 0 0 1 ${to.join(' ')}`} />
      <text fontSize={19} fontStyle="italic" textAnchor="middle" className="fill-(--sign-pale)">
        <textPath href={`#${pathId}`} startOffset="50%">
          you are here
        </textPath>
      </text>
    </g>
  );
}

function Rings() {
  return (
    <g className="stroke-gold-dim">
      <circle r={RIM} strokeWidth={1.4} className="stroke-gold" />
      <circle r={RIM - 3.5} strokeWidth={0.7} />
      <circle r={ZODIAC} strokeWidth={1} />
      <circle r={SCALE} strokeWidth={0.6} />
      <circle
        r={(ZODIAC + SCALE) / 2}
        pathLength={360}
        strokeWidth={ZODIAC - SCALE}
        strokeLinecap="butt"
        strokeDasharray="0.3 4.7"
        strokeDashoffset={0.15}
        className="stroke-gold"
      />
      <circle
        r={SCALE + 2}
        pathLength={360}
        strokeWidth={4}
        strokeLinecap="butt"
        strokeDasharray="0.2 0.8"
        strokeDashoffset={0.1}
      />
      <circle r={HOUSES + 9} strokeWidth={0.6} />
      <circle r={CORE} strokeWidth={1} />
    </g>
  );
}

function Zodiac({ start, sunSign }: { start: number; sunSign: Sign }) {
  const cusps = SIGNS.map((_, i) =>
    chord(wheelPoint(i * 30, start, RIM - 3.5), wheelPoint(i * 30, start, ZODIAC)),
  );
  const houseCusps = SIGNS.map((_, i) =>
    chord(wheelPoint(i * 30, start, SCALE), wheelPoint(i * 30, start, CORE)),
  );
  return (
    <>
      <path
        data-sign={sunSign}
        d={sector(start, start, ZODIAC, RIM - 3.5)}
        className="fill-(--sign)"
        opacity={0.22}
      />
      <path d={cusps.join('')} className="stroke-gold" strokeWidth={0.9} />
      <path d={houseCusps.join('')} className="stroke-ink-line" strokeWidth={0.9} />
      {SIGNS.map((sign, i) => (
        <path
          key={sign}
          data-sign={sign}
          d={ZODIAC_PATHS[sign]}
          transform={glyphAt(wheelPoint(i * 30 + 15, start, (RIM + ZODIAC) / 2 - 1), 24)}
          className="stroke-(--sign)"
          strokeWidth={1.6}
        />
      ))}
      {SIGNS.map((sign, i) => {
        const [x, y] = wheelPoint(start + i * 30 + 15, start, HOUSES);
        return (
          <text
            key={sign}
            x={x}
            y={y + 5.5}
            textAnchor="middle"
            fontSize={17}
            className="fill-ivory lining-figures"
          >
            {i + 1}
          </text>
        );
      })}
    </>
  );
}

function Aspects({
  start,
  bodies,
  aspects,
}: {
  start: number;
  bodies: readonly WheelBody[];
  aspects: readonly WheelAspect[];
}) {
  const places = new Map(
    bodies.map(({ body, longitude }) => [body, wheelPoint(longitude, start, CORE)]),
  );
  const shown = aspects.filter(({ a, b }) => places.has(a) && places.has(b));
  const linesOf = (kinds: readonly AspectName[]) =>
    shown
      .filter(({ aspect }) => kinds.includes(aspect))
      .map(({ a, b }) => chord(places.get(a)!, places.get(b)!))
      .join('');
  const longitudes = new Map(bodies.map(({ body, longitude }) => [body, longitude]));
  const clasps = shown
    .filter(({ aspect }) => aspect === 'conjunction')
    .map(({ a, b }) => clasp(longitudes.get(a)!, longitudes.get(b)!, start))
    .join('');
  return (
    <g strokeWidth={1.2}>
      <path d={linesOf(EASY)} className="stroke-good" />
      <path d={linesOf(TENSE)} className="stroke-ill" strokeDasharray="5 3.5" />
      <path d={clasps} className="stroke-gold-bright" strokeWidth={3} />
    </g>
  );
}

/** A bracket around two bodies, as path data: a line between them would be too short to see. */
function clasp(a: number, b: number, start: number): string {
  const ahead = wrap180(b - a);
  const first = ahead < 0 ? b : a;
  return arc(first - CLASP, first + Math.abs(ahead) + CLASP, start, HOUSES + 9);
}

/** Each body's glyph, moved aside if two would touch, with a line to its true degree. */
function Bodies({ start, bodies }: { start: number; bodies: readonly WheelBody[] }) {
  const shown = spreadAngles(
    bodies.map(({ longitude }) => longitude),
    GLYPH_ROOM,
  );
  const leaders = bodies.map(({ longitude }, i) => {
    const bend = roughWheelPoint(longitude, start, SCALE - 5);
    const end = roughWheelPoint(shown[i]!, start, BODIES + 12.5);
    return `${chord(wheelPoint(longitude, start, SCALE), bend)}L${end.join(' ')}`;
  });
  const feet = bodies.map(
    ({ longitude }) => `M${roughWheelPoint(longitude, start, CORE).join(' ')}h0`,
  );
  return (
    <>
      <path d={leaders.join('')} className="stroke-gold" strokeWidth={1.1} />
      <path d={feet.join('')} className="stroke-gold-bright" strokeWidth={4.5} />
      {bodies.map(({ body, retrograde }, i) => (
        <g key={body} data-body={body} className="stroke-gold-bright">
          <g transform={`translate(${roughWheelPoint(shown[i]!, start, BODIES).join(' ')})`}>
            <circle r={16} className="wheel-body" />
            <path d={PLANET_PATHS[body]} transform={glyphAt([0, 0], 21)} strokeWidth={1.8} />
          </g>
          {retrograde && (
            <path
              d={RETROGRADE_PATH}
              transform={glyphAt(roughWheelPoint(shown[i]!, start, RETROGRADE), 13)}
              strokeWidth={2.4}
              className="stroke-ivory-soft"
            />
          )}
        </g>
      ))}
    </>
  );
}
