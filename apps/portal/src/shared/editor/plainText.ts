import { normalizeLine } from '@portal/formats';

/** The words of a rich text; where two texts differ only in markup, nothing is lost by reading them alike. */
export function plainText(html: string | null): string {
  const parsed = new DOMParser().parseFromString(html ?? '', 'text/html');
  return normalizeLine(parsed.body.textContent ?? '');
}
