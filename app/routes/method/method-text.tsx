import { changesInWords } from './corrections-size.ts';
import figures from './figures.json' with { type: 'json' };
import { gateWords } from './gate-words.ts';
import type { MethodFacts } from './method-facts.server.ts';
import { CORRECTIONS_PATH } from './method-meta.ts';

interface MethodTextProps {
  facts: MethodFacts;
  /** How many readings have been changed, if that is known. */
  changes: number | undefined;
  /** Where the data of a reading is. */
  example: string;
}

/** The page's text; only the server renders it. */
export function MethodText({ facts, changes, example }: MethodTextProps) {
  const { positions, events, checker, passages } = figures;
  return (
    <>
      <h2>What a horoscope is</h2>
      <p>
        A horoscope is a short text for everyone born under a sign, written from the positions of
        the Sun, the Moon and the planets. The positions are astronomy, and are right or wrong. What
        they are taken to mean for love or work is astrology, a tradition about two thousand years
        old. Controlled studies have not found that it predicts what happens to people;{' '}
        <a href="/blog/horoscope-accuracy-myth-or-science">what they looked at</a> is on the blog.
        Read it to think about your day, not to know it in advance.
      </p>

      <h2>Where the sky comes from</h2>
      <p>
        Every position is computed with Astronomy Engine, an open-source library, as seen from the
        Earth’s center, in the zodiac of Western astrology, which begins where the Sun stands at the
        March equinox. Nobody types in a position, a phase or the date of a retrograde. The houses
        are the simple ones: your own sign is the first, the sign after it the second, and so on
        around.
      </p>
      <p>
        A date is today somewhere on Earth for 50 hours, from its first midnight, in Kiribati, to
        its last. Whatever a reading says must hold for all 50, or come with a time, which the page
        shows by your own clock (in UTC if your browser runs no scripts).
      </p>

      <h2>How the sky is tested</h2>
      <p>
        We compare our figures with those of the Swiss Ephemeris, which is made from the ephemeris
        of NASA’s Jet Propulsion Laboratory and which many astrology programs use:
      </p>
      <ul>
        <li>
          {`${grouped(positions.compared)} positions of the Sun, the Moon and the planets between ${positions.from} and ${positions.to}. The largest difference is less than 1/${positions.largestFitsIntoMoon} of the Moon’s width in the sky.`}
        </li>
        <li>
          {`${grouped(events.compared)} events of 2025 and 2026: changes of sign, stations, phases of the Moon, equinoxes and solstices, eclipses, exact aspects (for the Moon, only its phases and, in 2026, its changes of sign). We find the same ones and no others, each within a tolerance that depends on how fast the body moves: ${facts.moonPhaseSeconds} seconds for a phase of the Moon, ${minutes(facts.sunIngressMinutes)} for the Sun’s change of sign, and half a minute more, because the times we compare with are rounded.`}
        </li>
      </ul>
      <p>
        From Jupiter outward the planets creep. A small difference in position is hours in time, so
        we name the day of such an event and not the minute, unless the Moon takes part in it. These
        comparisons run whenever the program is tested, and the figures on this page are taken from
        them.
      </p>

      <h2>How a reading is written</h2>
      <p>
        {`By default a program puts it together from paragraphs that were written in advance: ${grouped(passages.introductions)} introductions and ${grouped(passages.sections)} paragraphs on love, work and ${passages.otherAreas} other parts of life. It looks up what the sky of the date holds for the sign, picks whole paragraphs that suit, and puts the event (say, “the Moon squares Saturn”) into the place that each keeps for it. It makes up no sentences, and from the same collection the same sign and date always give the same text. The line “Why this reading” under a paragraph names the event it rests on.`}
      </p>
      <p>
        The operator of a site can connect a language model that writes readings in advance. Its
        text goes through the same checks; if it fails twice, the paragraphs above are used. The
        data of each reading names who wrote it.
      </p>

      <h2>What stops a reading</h2>
      <p>
        A second program, which shares nothing but the computed sky with the one that writes, reads
        the finished text as a stranger would. It finds each statement about the sky and looks it
        up. A reading is published only if all of this holds:
      </p>
      <ul>
        {Object.entries(gateWords(facts)).map(([gate, words]) => (
          <li key={gate}>{words}</li>
        ))}
      </ul>
      <p>
        The line “sky statements checked” under a reading opens the list: each statement, and what
        the computation says about it.
      </p>

      <h2>What the check can miss</h2>
      <p>
        {`The program reads English, and could misread it. We test it with ${grouped(checker.sentences)} sentences for which we wrote down beforehand what they say and whether it is true; it agrees on ${grouped(checker.judgedAsLabeled)} of ${grouped(checker.statements)} statements. If a sentence names a planet and a sign and the program can’t tell what it says about them, the reading is not published. No program checks whether advice is good.`}
      </p>

      <h2>What we do when we are wrong</h2>
      <p>
        We rewrite the reading or take it down, and say so. The{' '}
        <a href={CORRECTIONS_PATH}>list of corrections</a> has every change to a reading whose date
        had begun somewhere, with both texts unless one of them was withdrawn.{' '}
        {changes === undefined ? 'It is not available at the moment.' : changesInWords(changes)}
      </p>

      <h2>How to check us</h2>
      <p>
        Put <code>.json</code> after the address of a reading’s day and you get{' '}
        <a href={example}>its data</a>: the facts it was written from, each checked statement with
        the verdict, and the text. The program is open source under the MIT license, and its command{' '}
        <code>npm run check</code> checks any text against the sky on any
        {` date from ${facts.firstYear} to ${facts.lastYear}.`}
      </p>
    </>
  );
}

function grouped(count: number): string {
  return count.toLocaleString('en-US');
}

function minutes(count: number): string {
  return count === 1 ? 'one minute' : `${count} minutes`;
}
