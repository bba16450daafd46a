const protocols = ['http:', 'https:', 'mailto:'];

/** Whether a link of stored or typed text may be followed: whole addresses of the web and of e-mail only. */
export function isSafeHref(href: string): boolean {
  return URL.canParse(href) && protocols.includes(new URL(href).protocol);
}

/**
 * Completes an address: `exemplo.com.br` and `ana@exemplo.com.br` get their scheme.
 *
 * @returns undefined when it is no safe address
 */
export function hrefFromText(text: string): string | undefined {
  const typed = text.trim();
  const isDomain = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=[:/?#]|$)/u.test(typed);
  const isEmail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed);
  const href = isEmail ? `mailto:${typed}` : isDomain ? `https://${typed}` : typed;
  return isSafeHref(href) && !/\s/.test(href) ? href : undefined;
}
