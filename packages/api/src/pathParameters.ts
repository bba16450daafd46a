import { isUuid } from '@portal/formats';

/** A record's id, a flow's UUID or a CNPJ without punctuation: the only forms the contract puts into a path (D14). */
const isPathId = (text: string) => /^(?:\d{1,19}|[\dA-Z]{12}\d{2})$/.test(text) || isUuid(text);

/**
 * Puts the parameters into a path of the contract. A value in none of the forms throws a `TypeError` before anything is
 * sent: `..` or `1/delete` would call another endpoint with the user's token, and encoding does not stop the dots.
 */
export function serializePath(path: string, parameters: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (typeof value !== 'string' && !Number.isSafeInteger(value)) {
      throw new TypeError(`Path parameter "${name}" is missing or is no id`);
    }
    const text = String(value);
    if (!isPathId(text)) {
      throw new TypeError(`Path parameter "${name}" is neither a number, a UUID nor a CNPJ`);
    }
    return text;
  });
}

/**
 * The path of the contract that an address calls. Throws a `TypeError` for an address outside the gateway and for a path
 * whose parameters were not given at all, which openapi-fetch sends as `%7Bid%7D` without asking the serialiser.
 */
export function contractPathOf(url: string, baseUrl: string): string {
  // `Request` resolves a relative base address against the page, as it does for the call itself.
  const base = new Request(`${baseUrl.replace(/\/$/, '')}/`).url;
  const { origin, pathname } = new URL(url);
  const path = `${origin}${pathname}`;
  if (!path.startsWith(base)) {
    throw new TypeError('The address of the call is outside the gateway');
  }
  if (/%7[BD]/i.test(pathname)) {
    throw new TypeError('The path parameters of the call are missing');
  }
  return path.slice(base.length - 1);
}
