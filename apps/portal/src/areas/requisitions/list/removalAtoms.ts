import { errorMessage, retryMayHelp } from '@portal/api';
import { atom } from 'jotai';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { notifyFromHere } from '../../../shared/services/notifyFromHere.ts';
import { apiAtom, notifyAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { type RequisitionRow, requisitions } from './requisitionLists.ts';

/** The requisition to confirm before it is deleted, `null` for none. */
export const removalAtom = atom<RequisitionRow | null>(null);

/**
 * Deletes the confirmed requisition (RQL-026, G-32). The dialog stays open when a retry may help; the lists are read
 * again first, also after a refusal (D7).
 */
export const removeAtom = atom(null, async (get, set) => {
  const row = get(removalAtom);
  if (!row) return;
  let done = true;
  const here = notifyFromHere(get(servicesAtom));
  try {
    await get(apiAtom).PUT('/api/produtos/requisicoes/{id}/delete', {
      params: { path: { id: row.id }, header: ifMatch(row) },
    });
    get(notifyAtom).success('Item removido com sucesso');
  } catch (error) {
    done = !retryMayHelp(error);
    here.error(errorMessage(error));
  }
  await get(portalQueryClientAtom).invalidateQueries({ queryKey: ['get', requisitions.path] });
  if (done) set(removalAtom, null);
});
