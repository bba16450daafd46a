import { type PortalClient, retryMayHelp, toApiError } from '@portal/api';
import { atom } from 'jotai';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../services/servicesAtom.ts';

interface RowRemovalCalls<Row> {
  /** Path of the call of the list, which is read again. */
  readonly touches: string;
  remove(api: PortalClient, row: Row): Promise<unknown>;
}

/**
 * The removal of a row of a list, asked about first (G-23). The question stays open when a retry may help; the list is read
 * again before it closes, also after a refusal (D7).
 */
export function createRowRemoval<Row>({ touches, remove }: RowRemovalCalls<Row>) {
  /** The row that is asked about, `null` for none. */
  const rowAtom = atom<Row | null>(null);

  /** Removes it. */
  const removeAtom = atom(null, async (get, set) => {
    const row = get(rowAtom);
    if (row === null) return;
    let done = true;
    const here = notifyFromHere(get(servicesAtom));
    try {
      await remove(get(apiAtom), row);
      get(notifyAtom).success('Item removido com sucesso');
    } catch (error) {
      done = !retryMayHelp(error);
      here.error(toApiError(error));
    }
    await get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', touches] });
    if (done) set(rowAtom, null);
  });

  return { rowAtom, removeAtom };
}

/** Result of `createRowRemoval`. */
export type RowRemovalState<Row> = ReturnType<typeof createRowRemoval<Row>>;
