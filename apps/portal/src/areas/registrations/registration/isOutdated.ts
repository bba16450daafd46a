import type { ApiError } from '@portal/api';
import { REGISTRATION_REFUSALS } from '@portal/domain';

/** Whether an act was refused because the registration has changed, so that reading it again helps (G-22, G-26). */
export function isOutdated({ status, message }: ApiError): boolean {
  const { stale, status: closed } = REGISTRATION_REFUSALS;
  return status === 404 || status === 403 || (status === 400 && (message === stale || message === closed));
}
