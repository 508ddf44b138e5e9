import type { ReactNode } from 'react';
import type { Sign } from '#domain/zodiac/signs.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** The heading of a sign's page, after the sign's glyph. */
export function SignHeading({ sign, children }: { sign: Sign; children: ReactNode }) {
  return (
    <div className="sign-heading">
      <ZodiacGlyph sign={sign} size={44} className="shrink-0 text-sign" />
      <h1>{children}</h1>
    </div>
  );
}
