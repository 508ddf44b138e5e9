import { Link } from 'react-router';
import { fullDate, longDate, partsOf } from '#domain/calendar/civil-date.ts';
import type { StoredReading } from '#domain/reading/stored-reading.ts';
import { signName } from '#domain/zodiac/signs.ts';
import type { SkyOfDay } from '#services/sky-of-day.ts';
import { AtlasPlate } from '../../ui/atlas-plate.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Constellation } from '../../ui/constellation.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Roundel } from '../../ui/roundel.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';
import { LuckyElements } from './lucky-elements.tsx';
import { ReadingSection } from './reading-section.tsx';
import { SkyPanel } from './sky-panel.tsx';
import { StatementsChecked } from './statements-checked.tsx';

/** One reading with the sky that it was written from. */
export function ReadingPage({ reading, sky }: { reading: StoredReading; sky: SkyOfDay }) {
  const { sign, date, sections } = reading;
  return (
    <article data-sign={sign}>
      <PageFrame className="no-print pt-4">
        <Link to="/" className={buttonLook('quiet')}>
          <span aria-hidden>← </span>Back to all signs
        </Link>
      </PageFrame>
      <ReadingHeader reading={reading} />
      <PageFrame className="grid gap-x-12 gap-y-10 lg:grid-cols-[1fr_25rem]">
        <div className="min-w-0">
          <Card>
            <p className="text-2xl leading-tight text-sign-pale italic">
              {headlineOf(reading.title)}
            </p>
            <p className="illuminated mt-5">{reading.introduction}</p>
            <div className="mt-6 border-t border-ink-line pt-3">
              <p className="text-sm text-ivory-soft">{`Last Updated: ${fullDate(date)}`}</p>
              <StatementsChecked checks={reading.checks} />
            </div>
          </Card>
          {sections.map((section) => (
            <ReadingSection key={section.title} section={section} />
          ))}
        </div>
        <aside className="min-w-0" aria-label={`The sky and lucky elements of ${longDate(date)}`}>
          <SkyPanel sky={sky} facts={reading.sky} date={date} sign={sign} />
          {!sections.some(({ title }) => title === 'Lucky Elements') && (
            <LuckyElements lucky={reading.luckyElements} />
          )}
        </aside>
      </PageFrame>
    </article>
  );
}

function ReadingHeader({ reading: { sign, date } }: { reading: StoredReading }) {
  const name = signName(sign);
  return (
    <header className="relative overflow-hidden">
      <PageFrame className="relative grid items-center gap-x-12 pt-4 pb-10 lg:grid-cols-[1fr_25rem] lg:pb-14">
        <Constellation
          sign={sign}
          className="pointer-events-none absolute top-2 right-4 h-32 w-56 text-sign-pale opacity-50 lg:hidden"
        />
        <AtlasPlate sign={sign} className="hidden h-auto w-full lg:order-2 lg:block" />
        <div className="relative">
          <Roundel size={84} className="text-sign">
            <ZodiacGlyph sign={sign} size={42} />
          </Roundel>
          <h1 className="mt-5">{`${name} Daily Horoscope for ${longDate(date)}`}</h1>
          <p className="mt-4 text-balance text-ivory-soft">
            {`Free ${name} daily reading • ${partsOf(date).year} horoscope • Updated ${fullDate(date)}`}
          </p>
        </div>
      </PageFrame>
    </header>
  );
}

/** The part of a title after the first colon, without asterisks. */
function headlineOf(title: string): string {
  const at = title.indexOf(': ');
  return (at < 0 ? title : title.slice(at + 2)).replaceAll('*', '');
}
