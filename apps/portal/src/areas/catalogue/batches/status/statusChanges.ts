import type { Schemas } from '@portal/api';
import {
  CHANGED_STATUSES,
  type ChangedStatus,
  PRODUCT_APPROVAL_LABELS,
  statusChangeRefusal,
} from '@portal/domain';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { choiceAtom } from '../../../../shared/batch/choiceAtom.ts';
import { createList } from '../../../../shared/list/createList.ts';
import { listOf } from '../../../../shared/list/listOf.ts';
import { batchFilters, batchTargets } from '../../products/list/catalogueFilter.ts';
import { createProductBatch } from '../createProductBatch.ts';
import { batchedProductOf } from '../products/batchedProductOf.ts';
import { BATCH_LIST, type BatchRow } from '../products/batchList.ts';

const PATH = '/api/produtos/alteracao-status-lote';

const STATUSES = [
  'AguardandoValidacao',
  'Validado',
  'AguardandoAprovacaoComercial',
  'AguardandoAprovacao',
  'Aprovado',
  'Recusado',
] as const satisfies readonly Schemas['ProductApprovalStatus'][];

const list = createList({
  ...BATCH_LIST,
  page: 'product-status-change',
  call: listOf(PATH, { rows: 'produtos', filters: batchTargets }),
  filters: { ...batchFilters, status: z.enum(STATUSES) },
});

/** The products whose status can be changed, of any stage (LOT-030, LOT-034, G-09). */
export const statusChanges = {
  ...list,
  choiceAtom: choiceAtom<BatchRow>(list.filterAtom),
  statuses: STATUSES.map((value) => ({ value, label: PRODUCT_APPROVAL_LABELS[value] })),
};

/** What is done to the products of a batch. */
export const CHANGES = [{ id: 'change', label: 'Alterar status' }] as const;

/** Products that are taken back to an earlier status together (LOT-029, G-09, D19). */
export const statusChange = createProductBatch({
  name: 'product-status-change',
  act: z.object({ id: z.literal('change'), status: z.enum(CHANGED_STATUSES) }),
  send: (api, { act: { status }, ...chunk }) => api.PUT(PATH, { body: { ...chunk, status } }),
  doneText: () => 'Alteração realizada com sucesso',
});

/** The rows of the batch: its page may come back to a list in which they are not chosen. */
const reviewedAtom = atom<readonly BatchRow[]>([]);

/** Shows rows, by default those that are shown already, before they get a status; one that cannot is left out, and says why. */
export const reviewAtom = atom(
  null,
  (get, set, status: ChangedStatus, rows: readonly BatchRow[] = get(reviewedAtom)) => {
    set(reviewedAtom, rows);
    set(statusChange.openAtom, {
      act: { id: 'change', status },
      items: rows.map((row) => batchedProductOf(row, statusChangeRefusal(row, status))),
    });
  },
);
