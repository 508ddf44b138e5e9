import type { Services } from '#services/services.ts';
import { functionError } from './function-error.ts';
import { generateHoroscope } from './generate-horoscope.ts';

type ServerFunction = (services: Services, request: Request) => Promise<Response>;

const FUNCTIONS: Record<string, ServerFunction> = {
  'generate-horoscope': generateHoroscope,
};

/** Answers `/functions/v1/{name}`. */
export async function callFunction(
  services: Services,
  name: string,
  request: Request,
): Promise<Response> {
  const serverFunction = Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name] : undefined;
  if (!serverFunction) return functionError(404, `There is no function named ${name}.`);
  if (request.method !== 'POST') {
    const refusal = functionError(405, `${name} is called with POST.`);
    refusal.headers.set('Allow', 'POST');
    return refusal;
  }
  return serverFunction(services, request);
}
