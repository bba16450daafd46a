import { expect, it } from 'vitest';
import { entriesSince, entryState } from './batchEntry.ts';

const opened = entryState(null, 'batch');
const undone = entryState(opened, 'undo');

it.each([
  ['the entry of a batch', opened, 'batch', 1],
  ['that of its undo', undone, 'undo', 1],
  ['the batch below its undo', undone, 'batch', 2],
  ['a batch that was opened again after it was left', entryState(opened, 'next'), 'next', 1],
  ['the entry before', null, 'batch', 0],
  ['the entry of another batch', opened, 'undo', 0],
  ['a batch without an entry', opened, null, 0],
  ['a state of something else', { batches: 'batch' }, 'batch', 0],
])('%s', (_, state, batch, entries) => {
  expect(entriesSince(state, batch)).toBe(entries);
});
