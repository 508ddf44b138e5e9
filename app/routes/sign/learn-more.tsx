import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { SignProfile } from '#domain/zodiac/profiles.ts';
import { lorePath, signPath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { PlanetGlyph } from '../../ui/planet-glyph.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** What tradition says about a sign, in three parts, of which one is open at a time. */
export function LearnMore({ sign, profile }: { sign: Sign; profile: SignProfile }) {
  const {
    element,
    quality,
    ruler,
    traits,
    strengths,
    weaknesses,
    compatibility,
    luckyNumbers,
    planetaryInfluence,
  } = profile;
  return (
    <section>
      <h2>{`Learn More About ${signName(sign)}`}</h2>
      <div className="mt-5 border-b border-gold-dim">
        <Part sign={sign} title="Essential Traits & Characteristics" open>
          <dl>
            <Entry term="Element">{element}</Entry>
            <Entry term="Quality">{quality}</Entry>
            <Entry term="Key traits">{traits.join('\u00a0· ')}</Entry>
          </dl>
        </Part>
        <Part sign={sign} title="Planetary Influences">
          <dl>
            <Entry term="Ruling planet">
              <PlanetGlyph body={ruler} size={22} className="mr-2 inline text-sign" />
              {ruler}
            </Entry>
          </dl>
          <p className="mt-3">{planetaryInfluence}</p>
        </Part>
        <Part sign={sign} title="Compatibility & Lucky Numbers">
          <dl>
            <Entry term="Strengths">{strengths.join('\u00a0· ')}</Entry>
            <Entry term="Areas for growth">{weaknesses.join('\u00a0· ')}</Entry>
            <Entry term="Best compatibility">
              <ul className="flex flex-wrap gap-x-5">
                {compatibility.map((other) => (
                  <li key={other}>
                    <Link to={signPath(other)} className="compatible-sign" data-sign={other}>
                      <ZodiacGlyph sign={other} size={20} className="text-sign" />
                      {signName(other)}
                    </Link>
                  </li>
                ))}
              </ul>
            </Entry>
            <Entry term="Lucky numbers">{luckyNumbers.join(', ')}</Entry>
          </dl>
        </Part>
      </div>
      <p className="mt-4">
        <Link to={lorePath(sign)}>{`The stars, story and houses of ${signName(sign)}`}</Link>
      </p>
    </section>
  );
}

interface PartProps {
  sign: Sign;
  title: string;
  /** From the start. */
  open?: boolean;
  children: ReactNode;
}

function Part({ sign, title, open = false, children }: PartProps) {
  return (
    <details name={`learn-more-${sign}`} open={open} className="fold border-t border-gold-dim">
      <summary>
        <h3 className="text-lg">{title}</h3>
      </summary>
      <div className="pb-5 pl-5">{children}</div>
    </details>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="py-1.5">
      <dt className="small-caps text-gold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
