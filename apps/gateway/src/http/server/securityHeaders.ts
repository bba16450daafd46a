/** Headers of every answer (GW-18). The gateway serves data, which no page may show, frame or cache. */
export const securityHeaders = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The same, and where the gateway is reached over TLS, that browsers stay with it. */
export function securityHeadersOf(publicOrigin: string | null): Readonly<Record<string, string>> {
  return publicOrigin?.startsWith('https:')
    ? { ...securityHeaders, 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
    : securityHeaders;
}

/** Type of every body. */
export const JSON_CONTENT_TYPE = 'application/json; charset=utf-8';
