import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sign } from '#domain/zodiac/signs.ts';
import { AtlasPlate } from '../../ui/atlas-plate.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { Constellation } from '../../ui/constellation.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { Roundel } from '../../ui/roundel.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** The head of a sign's page, with or without its reading. */
export function SignHeader({
  sign,
  heading,
  children,
}: {
  sign: Sign;
  heading: string;
  children: ReactNode;
}) {
  return (
    <>
      <PageFrame className="no-print pt-4">
        <Link to="/" className={buttonLook('quiet')}>
          <span aria-hidden>← </span>Back to all signs
        </Link>
      </PageFrame>
      <header className="reading-head @container relative overflow-hidden">
        <PageFrame className="relative grid items-start gap-x-12 pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_min(25rem,34vw)] lg:pb-14">
          <Constellation
            sign={sign}
            className="no-print pointer-events-none absolute top-2 right-4 h-32 w-[min(14rem,100%-9rem)] text-sign-pale opacity-50 @max-[17rem]:hidden lg:hidden"
          />
          <div className="relative">
            <Roundel size={84} className="text-sign">
              <ZodiacGlyph sign={sign} size={42} />
            </Roundel>
            <h1 className="mt-5">{heading}</h1>
            {children}
          </div>
          <AtlasPlate sign={sign} className="hidden h-auto w-full lg:block" />
        </PageFrame>
      </header>
    </>
  );
}
