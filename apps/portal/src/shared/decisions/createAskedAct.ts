import { type PortalClient, retryMayHelp, withMessage } from '@portal/api';
import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../services/servicesAtom.ts';

interface AskedActOptions<Row> {
  /** Does it. */
  call(api: PortalClient, row: Row): Promise<unknown>;
  /** Reads again what shows the rows. */
  refresh(client: QueryClient): Promise<unknown>;
  /** Said once it is done. */
  readonly done?: string | undefined;
  /** The call's own text for a failure, in place of the generic one (CON-53). */
  readonly failed?: string | undefined;
}

/**
 * An act on a row that is asked about first, as its removal (GAP-46, G-23). The question stays open where a retry may help; the
 * rows are read again before it closes, also after a failure (D7), so that nothing is done twice. `AskedAct` draws it.
 *
 * @example
 * const sending = createAskedAct<Request>({ call: send, refresh: readRequestsAgain, done: 'Solicitação enviada' });
 * const ask = useSetAtom(sending.rowAtom);
 */
export function createAskedAct<Row>({ call, refresh, done, failed }: AskedActOptions<Row>) {
  /** The row that is asked about, `null` for none; it ends with the page that shows it. */
  const rowAtom = atom<Row | null>(null);
  rowAtom.onMount = (set) => () => set(null);

  /** Does it. */
  const actAtom = atom(null, async (get, set) => {
    const row = get(rowAtom);
    if (row === null) return;
    let over = true;
    const here = notifyFromHere(get(servicesAtom));
    try {
      await call(get(apiAtom), row);
      if (done) get(notifyAtom).success(done);
    } catch (error) {
      over = !retryMayHelp(error);
      here.error(withMessage(error, failed));
    }
    await refresh(get(portalQueryClientAtom));
    if (over && get(rowAtom) === row) set(rowAtom, null);
  });

  return { rowAtom, actAtom };
}

/** Result of `createAskedAct`. */
export type AskedActState<Row> = ReturnType<typeof createAskedAct<Row>>;
