/** Types that the browser may show; others are downloaded. */
const INLINE_TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** Characters that RFC 8187 wants encoded and `encodeURIComponent` leaves as they are. */
const UNENCODED = /['()*]/g;

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(
    UNENCODED,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Value of `Content-Disposition` (RFC 6266): whether a file is shown or downloaded, and its name, in full as
 * `filename*` and in ASCII as `filename`.
 */
export function contentDisposition(contentType: string, name: string | null): string {
  const kind = INLINE_TYPES.includes(contentType) ? 'inline' : 'attachment';
  if (name === null) return kind;
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded(name.toWellFormed())}`;
}
