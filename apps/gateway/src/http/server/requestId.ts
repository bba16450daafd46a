import { randomBytes } from 'node:crypto';

/** Header of every answer: the id of the call, which its lines of the log carry too. People see it as "código do erro". */
export const REQUEST_ID_HEADER = 'X-Request-Id';

/** What may stand in a log and on a page as it is. */
const SAFE_ID = /^[A-Za-z0-9_-]{8,64}$/;

/** A new id, short enough to be read out. */
export function newRequestId(): string {
  return randomBytes(8).toString('hex');
}

/** Id of a call: the one that a proxy of ours gave it, else a new one. Anybody else could name the call of another. */
export function requestIdOf(request: Request, trustProxy: boolean): string {
  const given = trustProxy ? request.headers.get(REQUEST_ID_HEADER) : null;
  return given !== null && SAFE_ID.test(given) ? given : newRequestId();
}
