import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Sign } from '#domain/zodiac/signs.ts';
import { RememberSign } from '../../shell/my-sign/remember-sign.tsx';
import { AtlasPlate } from '../../ui/atlas-plate.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** The masthead of a sign's page: its constellation across the whole width, with the text over it. */
export function SignHeader({ sign, children }: { sign: Sign; children: ReactNode }) {
  return (
    <header data-sign={sign} className="masthead">
      <AtlasPlate sign={sign} className="masthead-sky" />
      <PageFrame className="masthead-words">
        <Link to="/" className={`${buttonClasses('quiet')} no-print self-start`}>
          <span aria-hidden>← </span>Back to all signs
        </Link>
        <RememberSign sign={sign} className="masthead-remember" />
        {children}
      </PageFrame>
    </header>
  );
}

/** The heading of a sign's page, after the sign's glyph. */
export function SignHeading({ sign, children }: { sign: Sign; children: ReactNode }) {
  return (
    <div className="sign-heading">
      <ZodiacGlyph sign={sign} size={44} className="shrink-0 text-sign" />
      <h1>{children}</h1>
    </div>
  );
}
