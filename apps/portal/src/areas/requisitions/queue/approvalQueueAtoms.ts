import { approvedSentence } from '@portal/domain';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { createQueue } from '../../../shared/queue/createQueue.ts';
import { withQueue } from '../../../shared/queue/queueAddress.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
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
        const rows = await requisitionsToApprove.readAll(api, filter, signal);
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

const APPROVED = 'portal.approved.requisitions';
const valuesById = z.record(z.string(), z.number());

const heldAtom = atom<Readonly<Record<string, number>> | null>(null);

/** What was approved one after another in this session; writing adds a requisition with its value in reais. */
export const approvedAtom = atom(
  (get) => get(heldAtom) ?? get(servicesAtom).tabCache.read(APPROVED, valuesById.parse) ?? {},
  (get, set, { id, valorRequisicao }: { readonly id: number; readonly valorRequisicao: number }) => {
    const approved = { ...get(approvedAtom), [id]: valorRequisicao };
    set(heldAtom, approved);
    get(servicesAtom).tabCache.keep(APPROVED, approved); // the page may be reloaded
  },
);

/** It in one sentence. */
export const approvedSentenceAtom = atom((get) => approvedSentence(Object.values(get(approvedAtom))));
