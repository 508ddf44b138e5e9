import { signPath } from '#domain/zodiac/sign-paths.ts';
import { SIGNS, signName } from '#domain/zodiac/signs.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** Links from an article to the reading of each sign. */
export function SignLinks() {
  return (
    <nav aria-label="Today's readings" className="sign-links">
      <ul>
        {SIGNS.map((sign) => (
          <li key={sign} data-sign={sign}>
            <a href={signPath(sign)} className="sign-link">
              <ZodiacGlyph sign={sign} size={26} className="text-sign" />
              {signName(sign)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
