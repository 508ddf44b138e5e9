import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Body, inSentence } from '#domain/sky/bodies.ts';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { signNature } from '#domain/zodiac/sign-nature.ts';
import { lorePath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signAfter, signName } from '#domain/zodiac/signs.ts';
import { LocalFormTime } from '../../shell/local-times/local-form.tsx';
import { PlanetGlyph } from '../../ui/planet-glyph.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import type { SunTimes } from './sun-this-year.tsx';

interface SignFactsProps {
  sign: Sign;
  year: number;
  sun: SunTimes;
  olderRuler: Body | null;
}

/** A sign's element, quality, ruler and so on, in a list. */
export function SignFacts({ sign, year, sun, olderRuler }: SignFactsProps) {
  const { element, quality, ruler } = signNature(sign);
  const { startDate, endDate } = dateRange(sign);
  const opposite = signAfter(sign, 6);
  return (
    <dl className="lore-facts">
      <Fact term="Usual dates">{`${startDate} to ${endDate}`}</Fact>
      <Fact term={`The Sun, ${year}`}>
        enters <Moment at={sun.enters} year={year} />
        <br />
        leaves <Moment at={sun.leaves} year={year} />
      </Fact>
      <Fact term="Element">{element}</Fact>
      <Fact term="Quality">{quality}</Fact>
      <Fact term="Ruler">
        <PlanetGlyph body={ruler} size={22} className="mr-2 inline text-sign" />
        {inSentence(ruler)}
        {olderRuler && `; in older books ${inSentence(olderRuler)}`}
      </Fact>
      <Fact term="Opposite sign">
        <Link to={lorePath(opposite)} data-sign={opposite} className="compatible-sign">
          <ZodiacGlyph sign={opposite} size={22} className="text-sign" />
          {signName(opposite)}
        </Link>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small-caps text-gold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Moment({ at, year }: { at: string; year: number }) {
  return (
    <>
      <LocalFormTime at={at} form={`date ${year}`} />
      {', '}
      <LocalFormTime at={at} form="clock" />
    </>
  );
}
