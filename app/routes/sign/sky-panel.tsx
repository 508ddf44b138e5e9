import { type CivilDate, longDate, weekdayOf } from '#domain/calendar/civil-date.ts';
import type { ReadingSection } from '#domain/reading/reading.ts';
import type { Body } from '#domain/sky/bodies.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import type { DrawnSky } from '#services/drawn-sky.ts';
import { AnchorLink } from '../../ui/anchor-link.tsx';
import { PlanetGlyph } from '../../ui/planet-glyph.tsx';
import { SkyWheel } from '../../ui/sky-wheel.tsx';
import { bodiesIn } from './bodies-in.ts';
import { sectionId } from './section-id.ts';

interface SkyPanelProps {
  sign: Sign;
  date: CivilDate;
  /** Without it, there is nothing to draw. */
  sky: DrawnSky | null;
  sections: readonly ReadingSection[];
}

/** The wheel of a reading's date with its legend; on a wide screen, it stays visible beside the sections. */
export function SkyPanel({ sign, date, sky, sections }: SkyPanelProps) {
  return (
    <section className="sky-panel">
      <div>
        <h2>{`The sky on ${weekdayOf(date)}`}</h2>
        {sky && (
          <>
            <SkyWheel
              bodies={sky.bodies}
              aspects={sky.aspects}
              sunSign={sign}
              title={`The zodiac on ${longDate(date)} at noon UTC, with the houses of ${signName(sign)}`}
              description={sky.bodies.map(placeInWords).join('; ')}
              className="sky-wheel"
            />
            <Legend />
          </>
        )}
        <BasisList sections={sections} date={date} />
        {sky && <WhatHousesAre sign={sign} />}
      </div>
    </section>
  );
}

function placeInWords({ body, sign, retrograde }: DrawnSky['bodies'][number]): string {
  return `${body} in ${signName(sign)}${retrograde ? ', retrograde' : ''}`;
}

function Legend() {
  return (
    <ul className="wheel-legend">
      <li>
        <Line className="stroke-good" />
        easy: trine, sextile
      </li>
      <li>
        <Line className="stroke-ill" strokeDasharray="5 3.5" />
        tense: square, opposition
      </li>
      <li>
        <Line className="stroke-gold-bright" strokeWidth={3} />
        together: conjunction
      </li>
    </ul>
  );
}

function Line(look: { className: string; strokeWidth?: number; strokeDasharray?: string }) {
  return (
    <svg width={30} height={6} aria-hidden>
      <path d="M0 3h30" strokeWidth={1.5} {...look} />
    </svg>
  );
}

/** Each planet that the reading is based on, with a link to its section. */
function BasisList({ sections, date }: Pick<SkyPanelProps, 'sections' | 'date'>) {
  const seen = new Map<Body, ReadingSection>();
  for (const section of sections)
    for (const body of bodiesIn(section.basis)) if (!seen.has(body)) seen.set(body, section);
  if (seen.size === 0) return null;
  return (
    <ul aria-label="What the reading is based on" className="wheel-rests no-print">
      {[...seen].map(([body, { title }]) => (
        <li key={body}>
          <AnchorLink id={sectionId(title, date)} data-rests={body} className="wheel-rest">
            <PlanetGlyph body={body} size={20} />
            {body}
            <span className="text-ivory-soft">{title}</span>
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}

function WhatHousesAre({ sign }: { sign: Sign }) {
  return (
    <details className="fold text-sm no-print">
      <summary className="text-gold">What are the houses?</summary>
      <p className="text-ivory-soft">
        {`Twelve parts of life, numbered from your own sign: ${signName(sign)} is your first house, the sign after it your second, and so on around the wheel.`}
      </p>
    </details>
  );
}
