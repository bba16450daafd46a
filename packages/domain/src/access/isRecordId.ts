const RECORD_ID = /^(?:\d{1,19}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * Tells whether a text from an address has the form of an id: digits or a UUID (D14). Check it before a call is
 * built from it: `..` in its place would reach another call with the user's token.
 */
export function isRecordId(text: string): boolean {
  return RECORD_ID.test(text);
}
