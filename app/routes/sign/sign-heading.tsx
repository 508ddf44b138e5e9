import type { ReactNode } from 'react';
import type { Sign } from '#domain/zodiac/signs.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** What a sign's page is called, after the glyph of its sign. */
export function SignHeading({ sign, children }: { sign: Sign; children: ReactNode }) {
  return (
    <div className="sign-heading">
      <ZodiacGlyph sign={sign} size={44} className="shrink-0 text-sign" />
      <h1>{children}</h1>
    </div>
  );
}
