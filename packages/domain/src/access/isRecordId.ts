import { isUuid } from '@portal/formats';

/**
 * Whether a text from an address is an id: digits or a UUID (D14). Check it before building a call from it: `..` in
 * its place would reach another call with the user's token.
 */
export function isRecordId(text: string): boolean {
  return /^\d{1,19}$/.test(text) || isUuid(text);
}
