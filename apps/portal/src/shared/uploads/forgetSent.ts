import { isUnderWay } from '@portal/ui';
import type { Uploads } from './uploads.ts';

/** Forgets what was sent, when a new batch begins: count and percentage tell of the files since. */
export function forgetSent(uploads: Uploads): void {
  if (uploads.items().some(isUnderWay)) return;
  for (const { id, result } of uploads.items()) if (result?.listed) uploads.remove(id);
}
