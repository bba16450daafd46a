import { newRequestId, REQUEST_ID_HEADER } from './requestId.ts';
import { JSON_CONTENT_TYPE, securityHeaders } from './securityHeaders.ts';

/** Address that answers as long as the process does, also while the database is prepared. */
export const ALIVE_PATH = '/saude';

/** Its answer. */
export function alive(): Response {
  const headers = {
    ...securityHeaders,
    'Content-Type': JSON_CONTENT_TYPE,
    [REQUEST_ID_HEADER]: newRequestId(),
  };
  return new Response('{"status":"ok"}', { headers });
}
