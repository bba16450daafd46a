import { retryMayHelp, toApiError } from '@portal/api';
import type { BatchItem, BatchResult } from '@portal/ui';

interface Chunks<Item> {
  /** Most items of a call. */
  readonly chunk: number;
  /** Makes the call for some items. */
  send(items: readonly Item[]): Promise<readonly BatchResult[]>;
}

/** The results of a call that failed as a whole: without an answer, and without a session, it can be made again. */
function failed(items: readonly BatchItem[], error: unknown): readonly BatchResult[] {
  const { kind, message, code } = toApiError(error);
  const final = !retryMayHelp(error) && kind !== 'unauthenticated';
  return items.map(({ id }) => ({ id, ok: false, message, errorCode: code, final }));
}

/** Sends items call after call (D19), and yields the results of each. A call that fails does not stop the others. */
export async function* sendInChunks<Item extends BatchItem>(
  items: readonly Item[],
  { chunk, send }: Chunks<Item>,
): AsyncGenerator<readonly BatchResult[], void> {
  for (let start = 0; start < items.length; start += chunk) {
    const part = items.slice(start, start + chunk);
    yield await send(part).catch((error: unknown) => failed(part, error));
  }
}
