import { REQUEST_ID_HEADER } from './requestId.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];
const HEADERS = ['authorization', 'content-type', 'idempotency-key', 'if-match'];
/** Headers that browsers may send without a preflight; some ask anyway. */
const SIMPLE_HEADERS = ['accept', 'accept-language', 'content-language'];

/**
 * Headers that let a page of the portal read the answer; none for other origins (GW-17). Tokens are in
 * `Authorization`, so credentials are not allowed.
 */
export function corsHeaders(request: Request, origins: readonly string[]): Record<string, string> {
  const origin = request.headers.get('origin');
  if (origin === null || !origins.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': `ETag, Retry-After, ${REQUEST_ID_HEADER}`,
  };
}

/** Headers of the answer to a preflight; null when it is refused. */
export function preflightHeaders(
  request: Request,
  origins: readonly string[],
): Record<string, string> | null {
  const allowed = corsHeaders(request, origins);
  const method = request.headers.get('access-control-request-method');
  const asked = (request.headers.get('access-control-request-headers') ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== '');
  const known = asked.every((name) => HEADERS.includes(name) || SIMPLE_HEADERS.includes(name));
  if (Object.keys(allowed).length === 0 || method === null || !METHODS.includes(method) || !known)
    return null;
  return {
    ...allowed,
    'Access-Control-Allow-Methods': METHODS.join(', '),
    'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key, If-Match',
    'Access-Control-Max-Age': '600',
  };
}
