import { type PortalClient, retryMayHelp, toApiError } from '@portal/api';
import type { BatchItem, BatchResult } from '@portal/ui';
import type { ActOfBatch, Batch } from './createBatch.ts';

/** An item with the version that the user was shown. */
interface SeenItem extends BatchItem {
  readonly versao: number;
}

interface VersionedCallsOptions<Item extends SeenItem, Act extends ActOfBatch> {
  /** Makes the call of an item, on top of its version. */
  call(api: PortalClient, act: Act, item: Item): Promise<unknown>;
  /** Reads an item as the gateway has it now: its version, and whether it is as the act leaves it. */
  read(api: PortalClient, act: Act, item: Item): Promise<{ versao: number; isDone: boolean }>;
  /** Said of an item that was saved or decided after it was chosen: nobody decides on a version they have not seen (D7). */
  readonly changedText: string;
}

/**
 * The calls of a batch whose items have a call each, on top of the version that was looked at. One that got no answer can be
 * sent again: where the first call had arrived after all, the next version says so and the item counts as done, so that nothing
 * is done twice and each has one outcome (D19).
 *
 * @example
 * const { send } = createVersionedCalls<ValidatedItem, ValidateAct>({ call: validate, read: readProduct, changedText });
 * const validation = createBatch<ValidatedItem, ValidateAct>({ chunk: 1, send, touches, doneText });
 */
export function createVersionedCalls<Item extends SeenItem, Act extends ActOfBatch>({
  call,
  read,
  changedText,
}: VersionedCallsOptions<Item, Act>) {
  /** Calls without an answer, of which nobody knows whether they arrived. */
  const unanswered = new Set<string>();
  const changed = ({ id }: Item): BatchResult => ({ id, ok: false, message: changedText, final: true });

  /** What became of an item that was sent; `null` where it is as it was, so that it can be sent again. */
  async function readResult(api: PortalClient, act: Act, item: Item): Promise<BatchResult | null> {
    const { id, versao } = item;
    try {
      const now = await read(api, act, item);
      if (now.isDone && now.versao === versao + 1) return { id, ok: true };
      return now.versao === versao ? null : changed(item);
    } catch (error) {
      if (toApiError(error).kind === 'notFound') return changed(item);
      throw error;
    }
  }

  async function sendOne(api: PortalClient, lote: string, act: Act, item: Item): Promise<BatchResult> {
    const name = `${lote}:${item.id}`;
    try {
      await call(api, act, item);
      return { id: item.id, ok: true };
    } catch (error) {
      if (retryMayHelp(error)) unanswered.add(name);
      if (toApiError(error).kind !== 'conflict') throw error;
      const result = unanswered.has(name) ? await readResult(api, act, item) : null;
      return result ?? changed(item);
    }
  }

  return {
    readResult,
    /** Sends items of a batch, and says how it went for each. Throws where there is no answer. */
    send: (
      api: PortalClient,
      { lote, act }: Pick<Batch<Item, Act>, 'lote' | 'act'>,
      items: readonly Item[],
    ): Promise<BatchResult[]> => Promise.all(items.map((item) => sendOne(api, lote, act, item))),
  };
}
