import { signOfDatedPath } from '#domain/zodiac/sign-paths.ts';
import { liveDays } from '../../shell/live-days.ts';
import { siteContext } from '../../site-context.ts';
import type { Route } from './+types/days-json';
import { surroundingsOf } from './surroundings.server.ts';

/** `/aries-daily-horoscope/days.json`: what surrounds the reading on a sign's page rendered in the browser. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { services, now } = context.get(siteContext);
  const sign = signOfDatedPath(url.pathname)!;
  return Response.json(await surroundingsOf(services, sign, liveDays(now)), {
    headers: { 'Cache-Control': 'no-cache' },
  });
}
