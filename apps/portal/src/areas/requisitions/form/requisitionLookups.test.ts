import { expect, it } from 'vitest';
import { requisitionDivisionLookup } from './requisitionLookups.ts';

it('searches divisions 500 ms after the last key (RQF-017)', () => {
  expect(requisitionDivisionLookup.searchDelayMs).toBe(500);
});
