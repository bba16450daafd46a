import { atom } from 'jotai';
import { createQueue } from '../../../shared/queue/createQueue.ts';
import { withQueue } from '../../../shared/queue/queueAddress.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { approvalPage } from '../form/requisitionPage.ts';
import { REQUISITION_PATH } from '../form/storedRequisition.ts';
import { approvalHref, parseRequisitionAddress, requisitionsToApprove } from '../list/requisitionLists.ts';

/** Address of a requisition in the queue, with the query of the list that it was opened from. */
export const queuedHref = (id: number, search: string) => `${approvalHref({ id })}${withQueue(search, true)}`;

/** Filter and order of the list that the queue was opened from. */
export const filterAtom = atom((get) => parseRequisitionAddress(get(approvalPage.addressAtom).search));

/** The validated requisitions of the list of approval, filtered and sorted as it is, one after another. */
export const approvalQueue = createQueue({
  queuedAtom: approvalPage.queuedAtom,
  shownAtom: atom((get) => {
    const id = get(approvalPage.idAtom);
    return id === null ? null : String(id);
  }),
  read: (get) => {
    const [api, filter] = [get(apiAtom), get(filterAtom)];
    return {
      key: [requisitionsToApprove.page, filter],
      ids: async (signal) => {
        const rows = await requisitionsToApprove.readQueue(api, filter, signal);
        return rows.map(({ id }) => String(id));
      },
    };
  },
  hrefOf: (get, id) => queuedHref(Number(id), get(approvalPage.addressAtom).search),
});

/** Reads the next requisition ahead. The value never changes. */
export const earlyNextAtom = atom((get) => {
  get(nextAtom);
  return null;
});
const nextAtom = queryAtom((get) => {
  const id = get(approvalQueue.nextIdAtom);
  return get(queriesAtom).queryOptions(
    'get',
    REQUISITION_PATH,
    { params: { path: { requisicaoId: Number(id ?? 0) } } },
    { enabled: id !== null },
  );
});
