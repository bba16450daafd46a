import type { Records } from '../editor/knownRecords.ts';

/** A draft of an earlier visit (D11). */
export function draftOf(saved: object, typed: object, known: Records = {}) {
  return { values: { ...saved, ...typed }, saved, known, typedAt: '2027-03-12T17:05:00.000Z' };
}
