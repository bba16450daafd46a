import { errorMessage } from '@portal/api';
import {
  actOnRequisition,
  type HeldRoles,
  href,
  type RequisitionMode,
  requisitionMode,
  type StaticRouteName,
} from '@portal/domain';
import { keepPreviousData } from '@tanstack/react-query';
import { atom } from 'jotai';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { addressAtom, readNumericId } from '../../../shared/address/addressAtom.ts';
import { isInQueue } from '../../../shared/queue/queueAddress.ts';
import { queryAtom } from '../../../shared/server-state/queryAtom.ts';
import { DECIDED_BY_OTHERS } from '../../../shared/server-state/queryClient.ts';
import { recordReadingOf } from '../../../shared/server-state/readingOf.ts';
import { queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { REQUISITION_PATH } from './storedRequisition.ts';

interface PageOptions {
  /** The page. */
  readonly page: 'requisition-form' | 'requisition-validation' | 'requisition-approval';
  /** The act that its address asks for. */
  readonly asked: 'edit' | 'validate' | 'approve';
  /** The list that it was opened from. */
  readonly list: StaticRouteName;
}

/** The mode of a page and, where that is not the one asked for, why (RQF-001 to RQF-005, RQL-022). */
function modeOf(asked: PageOptions['asked'], roles: HeldRoles, status: string | undefined) {
  if (status === undefined) return { mode: 'create' as RequisitionMode, closedReason: null };
  const mode = requisitionMode(asked, roles, status);
  const closedReason = mode === asked ? null : (actOnRequisition(roles, status, asked).reason ?? null);
  return { mode, closedReason };
}

/** The state of a page of the form: its requisition, the mode, and how reading it goes. */
function createRequisitionPage({ page, asked, list }: PageOptions) {
  const pageAddressAtom = addressAtom(page);
  const listAddressAtom = addressAtom(list);
  const idTextAtom = atom((get) => {
    const { params, search } = get(pageAddressAtom);
    return params.requestId ?? new URLSearchParams(search).get('requestId');
  });
  const idAtom = atom((get) => readNumericId(get(idTextAtom)));
  const queuedAtom = atom((get) => isInQueue(get(pageAddressAtom).search));
  const answerAtom = queryAtom((get) => {
    const requisicaoId = get(idAtom);
    return {
      ...get(queriesAtom).queryOptions(
        'get',
        REQUISITION_PATH,
        { params: { path: { requisicaoId: requisicaoId ?? 0 } } },
        {
          enabled: requisicaoId !== null,
          ...(get(queuedAtom) && { placeholderData: keepPreviousData }), // the one before stays while the next is read
        },
      ),
      ...DECIDED_BY_OTHERS,
    };
  });
  const recordAtom = atom((get) => {
    const isNew = get(idTextAtom) === null;
    const query = get(answerAtom);
    const answer = isNew ? undefined : query.data;
    const missing = query.error ? errorMessage(query.error) : 'Requisição não encontrada';
    return {
      id: get(idAtom),
      isNew,
      answer,
      /** The one before it in the queue is shown, until it is read. */
      moving: query.isPlaceholderData,
      ...modeOf(asked, get(rolesAtom), answer?.requisicao.status),
      /** Address of the list with its search, order and page. */
      backHref: `${href(list)}${get(listAddressAtom).search}`,
      ...(isNew
        ? { loading: false, error: null, onRetry: undefined }
        : recordReadingOf(query, get(idAtom) !== null, missing)),
    };
  });
  return { page, asked, addressAtom: pageAddressAtom, idAtom, queuedAtom, recordAtom };
}

/** A page of the form. */
export type RequisitionPageState = ReturnType<typeof createRequisitionPage>;

/** The form of the requester: a new requisition, or that of `requestId` to be edited or consulted. */
export const requestPage = createRequisitionPage({
  page: 'requisition-form',
  asked: 'edit',
  list: 'requisitions',
});

/** The form of the validator. */
export const validationPage = createRequisitionPage({
  page: 'requisition-validation',
  asked: 'validate',
  list: 'requisitions-to-validate',
});

/** The form of the director. */
export const approvalPage = createRequisitionPage({
  page: 'requisition-approval',
  asked: 'approve',
  list: 'requisitions-to-approve',
});
