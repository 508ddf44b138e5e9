import { redirect } from 'react-router';
import { signPath } from '#domain/zodiac/sign-paths.ts';

export function loader() {
  return redirect(signPath('aries'), 301);
}
