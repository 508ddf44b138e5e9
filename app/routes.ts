import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { SIGNS } from '../domain/zodiac/signs.ts';

export default [
  index('routes/home/home.tsx'),
  ...SIGNS.map((sign) =>
    route(`${sign}-daily-horoscope`, 'routes/sign/today.tsx', { id: `${sign}-today` }),
  ),
  ...SIGNS.map((sign) =>
    route(`${sign}-daily-horoscope/:date`, 'routes/sign/dated.tsx', { id: `${sign}-dated` }),
  ),
  // One text of the specification has Aries here; the sign's page is its one address.
  route('aries-daily-reading', 'routes/sign/aries-daily-reading.ts'),
  route('*', 'routes/not-found/not-found.tsx'),
] satisfies RouteConfig;
