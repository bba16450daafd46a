import type { UploadQueueItem } from './uploadQueue.ts';

/** How each file is called aloud: the second of one name as "nota.pdf (2)", so that no two buttons sound the same. */
export function distinctNames(items: readonly UploadQueueItem[]): readonly string[] {
  const seen = new Map<string, number>();
  return items.map(({ name }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
