import { redirect } from 'react-router';
import { pairOf } from '#domain/zodiac/sign-pairs.ts';
import { pairPath, SIGNS_PATH } from '#domain/zodiac/sign-paths.ts';
import { parseSign } from '#domain/zodiac/signs.ts';
import type { Route } from './+types/chosen-pair';

/** `/signs/pair?a=leo&b=aries`, the picker's form action, redirects to the page of the pair. */
export function loader({ url }: Route.LoaderArgs) {
  const one = parseSign(url.searchParams.get('a') ?? '');
  const other = parseSign(url.searchParams.get('b') ?? '');
  return redirect(one && other ? pairPath(pairOf(one, other)) : SIGNS_PATH);
}
