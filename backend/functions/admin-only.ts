import type { Services } from '#services/services.ts';
import { bearerToken } from '../credentials.ts';
import { functionError } from './function-error.ts';

export const ADMIN_REQUIRED = 'Admin privileges required';

/** Null if the request has an admin's session, else the refusal. */
export async function refuseNonAdmins(
  services: Services,
  request: Request,
): Promise<Response | null> {
  const token = bearerToken(request);
  const role = token ? await services.operator.roleOfToken(token) : null;
  if (role === 'admin') return null;
  return functionError(role === null ? 401 : 403, ADMIN_REQUIRED);
}
