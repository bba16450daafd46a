import type { Records } from '../editor/knownRecords.ts';

/** A draft as an earlier visit left it (D11). */
export function draftOf(saved: object, typed: object, known: Records = {}) {
  return { values: { ...saved, ...typed }, saved, known, typedAt: '2027-03-12T17:05:00.000Z' };
}
