/**
 * Takes out of a typed or pasted text what is no character: NUL, which a database does not store, and halves of surrogate
 * pairs, which no request can carry.
 */
export function storableText(text: string): string {
  return text.replace(/\0|\p{Surrogate}/gu, '');
}
