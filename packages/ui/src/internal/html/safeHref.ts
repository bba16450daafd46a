import { RICH_TEXT_HREF } from '@portal/formats';

/**
 * A link of stored or typed text as it may be followed and stored, put in order as browsers read it: `https:a.example`
 * gets its slashes, a space its code. Whole addresses of the web and of e-mail only.
 *
 * @returns undefined when it is no such address
 */
export function safeHref(href: string): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const { href: inOrder, pathname } = new URL(href);
  if (pathname === '') return undefined; // an e-mail to nobody
  return [href, inOrder].find((address) => RICH_TEXT_HREF.test(address));
}

/** Whether a link may be followed, see `safeHref`. */
export const isSafeHref = (href: string): boolean => safeHref(href) !== undefined;

/**
 * Completes an address: `exemplo.com.br` and `ana@exemplo.com.br` get their scheme.
 *
 * @returns undefined when it is no safe address
 */
export function hrefFromText(text: string): string | undefined {
  const typed = text.trim();
  const isDomain = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?=[:/?#]|$)/u.test(typed);
  const isEmail = /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(typed);
  return safeHref(isEmail ? `mailto:${typed}` : isDomain ? `https://${typed}` : typed);
}
