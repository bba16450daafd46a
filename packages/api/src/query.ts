/**
 * Writes query values as the contract has them: flat names sent letter by letter (FND-062), a list as the name repeated,
 * `null` and `undefined` left out (API2-012). **An empty text is a value and is sent** (`busca=` finds everything); a
 * caller that wants no filter passes `undefined`.
 *
 * A value the wire has no form for throws a `TypeError`: a filter must not get lost or turn into another one. That holds
 * for NaN and infinities, for `Date` (dates are 'YYYY-MM-DD' texts, D3) and for nested objects.
 */
export function serializeQuery(query: Readonly<Record<string, unknown>>): string {
  return Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((item) => pair(name, item)))
    .join('&');
}

function pair(name: string, value: unknown): string {
  return `${encodeURIComponent(name)}=${encodeURIComponent(textOf(name, value))}`;
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') {
    return value.toWellFormed();
  }
  if (typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) {
    return String(value);
  }
  throw new TypeError(`Query value "${name}" must be a text, a finite number, a boolean or a list of these`);
}
