import type { ReactNode } from 'react';
import { signPath } from '#domain/zodiac/sign-paths.ts';
import type { Sign } from '#domain/zodiac/signs.ts';

/** A link to a sign's reading inside JSX, in a computed table for example, where Markdown doesn't work. */
export function ReadingLink({ sign, children }: { sign: Sign; children: ReactNode }) {
  return <a href={signPath(sign)}>{children}</a>;
}
