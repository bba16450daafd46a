/** First characters of pictures in base64, by media type. */
const TYPES = [
  ['/9j/', 'image/jpeg'],
  ['iVBOR', 'image/png'],
  ['UklGR', 'image/webp'],
  ['R0lGOD', 'image/gif'],
  ['PHN2Zy', 'image/svg+xml'],
] as const;

/**
 * Address of a base64 picture (`miniaturaByte`).
 *
 * @returns `null` when there is none, or its type is unknown.
 */
export function thumbnailSource(base64: string | null | undefined): string | null {
  const type = TYPES.find(([start]) => base64?.startsWith(start))?.[1];
  return type && base64 && /^[A-Za-z0-9+/]+=*$/.test(base64) ? `data:${type};base64,${base64}` : null;
}
