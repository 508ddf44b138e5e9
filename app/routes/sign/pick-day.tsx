import { data, Link, redirect } from 'react-router';
import { parseCivilDate } from '#domain/calendar/civil-date.ts';
import { FIRST_COMPUTABLE, isComputableDate, LAST_COMPUTABLE } from '#domain/sky/range.ts';
import { datedPath, signOfDatedPath, signPath } from '#domain/zodiac/sign-paths.ts';
import { signName } from '#domain/zodiac/signs.ts';
import { hiddenMeta } from '../../meta/hidden-meta.ts';
import styles from '../../styles/sign.css?url';
import { buttonClasses } from '../../ui/button.tsx';
import { NightMessage } from '../../ui/night-message.tsx';
import type { Route } from './+types/pick-day';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** `/aries-daily-horoscope/day?date=2026-11-21`, from the form below a reading, redirects to the page of that date. */
export function loader({ url }: Route.LoaderArgs) {
  const sign = signOfDatedPath(url.pathname)!;
  const dateText = url.searchParams.get('date')?.trim() ?? '';
  const date = parseCivilDate(dateText);
  if (date && isComputableDate(date)) return redirect(datedPath(sign, date));
  return data({ sign, asked: dateText.slice(0, 40) }, { status: 400 });
}

export function meta({ matches: [root] }: Route.MetaArgs) {
  return hiddenMeta(root.loaderData, {
    title: 'Which Day?',
    description: 'A date is written year, month, day.',
  });
}

/** For a browser without a date picker, where anything can be typed. */
export default function NoSuchDay({ loaderData: { sign, asked } }: Route.ComponentProps) {
  return (
    <NightMessage
      heading="Which Day?"
      sky="low"
      actions={
        <Link to={signPath(sign)} className={buttonClasses('gold')}>
          {`Back to ${signName(sign)}`}
        </Link>
      }
    >
      <p className="mt-5">
        {asked === ''
          ? 'No date was chosen. '
          : `“${asked}” is not a date that we have readings for. `}
        {`Enter the date as year-month-day, such as 2026-11-21, with a year from ${FIRST_COMPUTABLE.slice(0, 4)} to ${LAST_COMPUTABLE.slice(0, 4)}.`}
      </p>
    </NightMessage>
  );
}
