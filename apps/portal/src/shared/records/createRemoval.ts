import { type PortalClient, retryMayHelp, withMessage } from '@portal/api';
import type { QueryClient } from '@tanstack/react-query';
import { atom } from 'jotai';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../services/servicesAtom.ts';

/** What is said when a removal ends. */
export interface RemovalTexts {
  readonly removed?: string;
  /** The call's own text for a failure, in place of the generic one (CON-53). */
  readonly removeFailed?: string;
}

/** What sets the removal of one kind of row apart from the others. */
export interface RemovalCalls<Row> {
  /** Left out where rows are never removed. */
  remove?(api: PortalClient, row: Row): Promise<unknown>;
  /** Reads again what shows the rows. */
  refresh(client: QueryClient): Promise<unknown>;
  readonly texts: RemovalTexts;
}

/**
 * The removal of a row, asked about first (GAP-46, G-23). The question stays open where a retry may help; the rows are read
 * again before it closes, also after a failure (D7).
 */
export function createRemoval<Row>({ remove, refresh, texts }: RemovalCalls<Row>) {
  /** The row that is asked about, `null` for none; it ends with the page that shows it. */
  const rowAtom = atom<Row | null>(null);
  rowAtom.onMount = (set) => () => set(null);

  /** Removes it. */
  const removeAtom = atom(null, async (get, set) => {
    const row = get(rowAtom);
    if (row === null || !remove) return;
    let done = true;
    const here = notifyFromHere(get(servicesAtom));
    try {
      await remove(get(apiAtom), row);
      if (texts.removed) get(notifyAtom).success(texts.removed);
    } catch (error) {
      done = !retryMayHelp(error);
      here.error(withMessage(error, texts.removeFailed));
    }
    await refresh(get(portalQueryClientAtom));
    if (done && get(rowAtom) === row) set(rowAtom, null);
  });

  return { rowAtom, removeAtom };
}

/** Result of `createRemoval`. */
export type RemovalState<Row> = ReturnType<typeof createRemoval<Row>>;
