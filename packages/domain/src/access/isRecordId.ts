import { isUuid } from '@portal/formats';

/**
 * Whether a text from an address has the form of an id: digits or a UUID (D14). Check it before a call is
 * built from it: `..` in its place would reach another call with the user's token.
 */
export function isRecordId(text: string): boolean {
  return /^\d{1,19}$/.test(text) || isUuid(text);
}
