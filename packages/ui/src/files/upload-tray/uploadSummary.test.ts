import { expect, it } from 'vitest';
import type { UploadQueueItem } from '../file-list/uploadQueue.ts';
import { uploadSummary } from './uploadSummary.ts';

const item = (state: UploadQueueItem['state'], bytes?: number, percent?: number): UploadQueueItem => ({
  id: `${state}-${bytes}-${percent}`,
  name: 'nota.pdf',
  state,
  bytes,
  percent,
});

it.each([
  ['nothing', [], { underWay: 0, failed: 0, done: 0, percent: 0 }],
  ['one half-way', [item('uploading', 10, 50)], { underWay: 1, failed: 0, done: 0, percent: 50 }],
  [
    'a big one beside a small one',
    [item('uploading', 90, 0), item('done', 10)],
    { underWay: 1, failed: 0, done: 1, percent: 10 },
  ],
  ['what waits', [item('waiting', 10), item('done', 30)], { underWay: 1, failed: 0, done: 1, percent: 75 }],
  [
    'what failed or was cancelled',
    [item('failed', 90, 50), item('cancelled', 90, 50), item('uploading', 10, 20)],
    { underWay: 1, failed: 1, done: 0, percent: 20 },
  ],
  ['sizes that nobody knows', [item('uploading')], { underWay: 1, failed: 0, done: 0, percent: 0 }],
])('sums up %s by its bytes', (_case, items, expected) => {
  expect(uploadSummary(items)).toEqual(expected);
});
