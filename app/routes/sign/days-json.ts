import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import { liveDays } from '../../shell/live-days.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/days-json';
import { datesOfWeeks } from './days-in-row.ts';

/** `/aries-daily-horoscope/days.json`: the row of days, for a sign's page rendered in the browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname)!;
  return Response.json(await services.otherDays(sign, datesOfWeeks(liveDays(now))), {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
