/** First characters of pictures in base64, by media type. */
const TYPES = [
  ['/9j/', 'image/jpeg'],
  ['iVBOR', 'image/png'],
  ['UklGR', 'image/webp'],
  ['R0lGOD', 'image/gif'],
  ['PHN2Zy', 'image/svg+xml'],
] as const;

/** The pictures of a product of a list. */
interface Pictured {
  /** Thumbnail in base64; `null` where there is no photo or a larger one. */
  readonly miniaturaByte: string | null;
  /** Address of the first photo, where that one is too large for a thumbnail. */
  readonly fotoPrincipal?: string;
}

/**
 * Address of the picture of a product in a list.
 *
 * @returns `null` when there is none, or its type is unknown.
 */
export function thumbnailSource({ miniaturaByte: base64, fotoPrincipal }: Pictured): string | null {
  const type = TYPES.find(([start]) => base64?.startsWith(start))?.[1];
  return type && base64 && /^[A-Za-z0-9+/]+=*$/.test(base64)
    ? `data:${type};base64,${base64}`
    : (fotoPrincipal ?? null);
}
