/** Types that the browser may show; others are downloaded. */
const INLINE_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** Characters that RFC 8187 wants encoded and `encodeURIComponent` leaves as they are. */
const UNENCODED = /['()*]/g;

/** Control characters and marks of direction: they make a name look like one of another type. */
const HIDDEN = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    UNENCODED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Value of `Content-Disposition` (RFC 6266): whether a file is shown or downloaded, and its name, in full as
 * `filename*` and in ASCII as `filename`. Names that are stored have none of the characters that are dropped (D24); those of an address
 * that was signed before had.
 */
export function contentDisposition(contentType: string, name: string | null): string {
  const kind = INLINE_TYPES.includes(contentType) ? 'inline' : 'attachment';
  if (name === null) return kind;
  const shown = name.replace(HIDDEN, '');
  const plain = shown
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(shown.toWellFormed())}`;
}
