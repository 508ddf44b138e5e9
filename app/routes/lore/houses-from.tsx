import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { HOUSES, signOfHouse } from '#domain/zodiac/solar-houses.ts';
import { TOPICS_OF_HOUSES } from '#domain/zodiac/topics-of-houses.ts';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

/** The twelve houses as readings number them, starting with the sign itself. */
export function HousesFrom({ sign }: { sign: Sign }) {
  return (
    <section className="mt-14">
      <h2>{`The houses, counted from ${signName(sign)}`}</h2>
      <p className="mt-3 max-w-(--container-measure)">
        {`A reading for ${signName(sign)} calls the sign itself the first house and goes around from there. When it says that the Moon is in your fourth house, the Moon is in ${signName(signOfHouse(sign, 4))}.`}
      </p>
      <ol className="houses-list">
        {HOUSES.map((house) => {
          const place = signOfHouse(sign, house);
          return (
            <li key={house} data-sign={place}>
              <span className="figures text-gold">{house}</span>
              <ZodiacGlyph sign={place} size={24} className="shrink-0 text-sign" />
              <span>
                {signName(place)}
                <span className="block text-sm text-ivory-soft">{TOPICS_OF_HOUSES[house]}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
