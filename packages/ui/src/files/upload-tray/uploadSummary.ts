import { isUnderWay, type UploadQueueItem } from '../file-list/uploadQueue.ts';

/** What a tray says of its files while closed. */
export interface UploadSummary {
  /** Files that wait or are being sent. */
  readonly underWay: number;
  readonly failed: number;
  readonly done: number;
  /** Share of the bytes that were sent, of what is under way and what is done, from 0 to 100. */
  readonly percent: number;
}

/** Sums files up; a cancelled or failed one counts in no percentage. */
export function uploadSummary(items: readonly UploadQueueItem[]): UploadSummary {
  const of = (state: UploadQueueItem['state']) => items.filter((item) => item.state === state);
  const underWay = items.filter(isUnderWay);
  const counted = [...underWay, ...of('done')];
  const total = counted.reduce((sum, { bytes = 0 }) => sum + bytes, 0);
  const sent = counted.reduce(
    (sum, { bytes = 0, percent = 0, state }) => sum + bytes * (state === 'done' ? 100 : percent),
    0,
  );
  return {
    underWay: underWay.length,
    failed: of('failed').length,
    done: of('done').length,
    percent: total > 0 ? Math.floor(sent / total) : 0,
  };
}
