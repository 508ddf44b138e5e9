import { DataError } from '#data/data-error.ts';
import type { Log } from '#services/log.ts';
import type { Services } from '#services/services.ts';
import { bearerToken } from '../credentials.ts';
import { functionError } from './function-error.ts';
import { generateMissing, manualGenerate } from './generate-day.ts';
import { generateHoroscope } from './generate-horoscope.ts';
import { history, moderate, refused, verify } from './operator.ts';

interface ServerFunction {
  who: 'anyone' | 'admin';
  answer(services: Services, request: Request, log: Log): Promise<Response>;
}

const FUNCTIONS: Record<string, ServerFunction> = {
  'generate-horoscope': { who: 'anyone', answer: generateHoroscope },
  'manual-generate-horoscope': { who: 'admin', answer: manualGenerate },
  'generate-missing-horoscopes': { who: 'admin', answer: generateMissing },
  'verify-horoscopes-for-date': { who: 'admin', answer: verify },
  'moderate-horoscope': { who: 'admin', answer: moderate },
  'horoscope-history': { who: 'admin', answer: history },
  'refused-horoscopes': { who: 'admin', answer: refused },
};

/** Answers `/functions/v1/{name}`. */
export async function callFunction(
  services: Services,
  log: Log,
  name: string,
  request: Request,
): Promise<Response> {
  const serverFunction = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!serverFunction) return functionError(404, `There is no function named ${name}.`);
  if (request.method !== 'POST') {
    const refusal = functionError(405, `${name} must be called with POST.`);
    refusal.headers.set('Allow', 'POST');
    return refusal;
  }
  try {
    const refusal =
      serverFunction.who === 'admin' ? await refuseNonAdmins(services, request) : null;
    return refusal ?? (await serverFunction.answer(services, request, log));
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    log.error({ err: error, function: name }, 'The store did not respond to a function.');
    return functionError(503, 'The store is not responding. Please try again later.');
  }
}

const ADMIN_REQUIRED = 'Admin privileges required';

/** Null if the request has an admin's session, else the refusal. */
async function refuseNonAdmins(services: Services, request: Request): Promise<Response | null> {
  const token = bearerToken(request);
  const role = token ? await services.operator.roleOfToken(token) : null;
  if (role === 'admin') return null;
  return functionError(role === null ? 401 : 403, ADMIN_REQUIRED);
}
