import { isIsoDate } from './isIsoDate.ts';

const ISO_INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads an instant in ISO form with offset (D3). A text without offset is refused, since the result would depend on
 * the local time zone.
 *
 * @returns milliseconds since 1970-01-01T00:00Z, or `null` when the text is not such an instant.
 */
export function readInstant(iso: string): number | null {
  const match = ISO_INSTANT.exec(iso);
  // `Date.parse` turns 31 February into 3 March, so the date is checked on its own.
  if (!match?.[1] || !isIsoDate(match[1])) return null;
  const milliseconds = Date.parse(iso);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}
