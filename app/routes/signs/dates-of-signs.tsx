import { Link } from 'react-router';
import { dateRange } from '#domain/zodiac/date-ranges.ts';
import { lorePath } from '#domain/zodiac/sign-paths.ts';
import { type Sign, signName } from '#domain/zodiac/signs.ts';
import { LocalFormTime } from '../../shell/local-times/local-form.tsx';
import { ZodiacGlyph } from '../../ui/zodiac-glyph.tsx';

interface DatesOfSignsProps {
  year: number;
  /** ISO 8601, in order of the signs. */
  entries: readonly { sign: Sign; enters: string }[];
}

/** The usual dates of each sign, and the minute at which the Sun really enters it this year. */
export function DatesOfSigns({ year, entries }: DatesOfSignsProps) {
  return (
    <section className="mt-14">
      <h2>The dates of the twelve signs</h2>
      <p className="mt-3">
        {`The usual dates are only a rule of thumb. The Sun doesn’t keep to them. It enters a sign at a single instant, the same for the whole Earth, and that instant shifts by some hours from year to year. Here it is for ${year}`}
        <span className="needs-script">, by your device’s clock</span>
        <span className="without-script">, in UTC</span>.
      </p>
      <div className="@container">
        <table className="sign-dates">
          <thead>
            <tr>
              <th scope="col">Sign</th>
              <th scope="col">Usual dates</th>
              <th scope="col">{`Sun enters, ${year}`}</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ sign, enters }) => {
              const { startDate, endDate } = dateRange(sign);
              return (
                <tr key={sign} data-sign={sign}>
                  <th scope="row">
                    <Link to={lorePath(sign)} className="sign-dates-name">
                      <ZodiacGlyph sign={sign} size={24} className="shrink-0 text-sign" />
                      {signName(sign)}
                    </Link>
                  </th>
                  <td>{`${startDate}-${endDate}`}</td>
                  <td data-label="Sun enters: ">
                    <LocalFormTime at={enters} form={`date ${year}`} />{' '}
                    <LocalFormTime at={enters} form="clock" />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </section>
  );
}
