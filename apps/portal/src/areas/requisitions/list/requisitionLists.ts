import type { Schemas } from '@portal/api';
import {
  FIXED_STATUS,
  href,
  isRequisitionStatus,
  REQUISITION_DEPARTMENT,
  REQUISITION_STATUS_LABELS,
  type RequisitionList,
  type RequisitionStatus,
} from '@portal/domain';
import { atom } from 'jotai';
import * as z from 'zod/mini';
import { choiceAtom } from '../../../shared/batch/choiceAtom.ts';
import { createAskedAct } from '../../../shared/decisions/createAskedAct.ts';
import {
  dayInAddress,
  type FilterValues,
  idsInAddress,
  idsOf,
  numberInAddress,
} from '../../../shared/list/addressFilters.ts';
import { createList } from '../../../shared/list/createList.ts';
import { parseListAddress } from '../../../shared/list/listAddress.ts';
import { listOf } from '../../../shared/list/listOf.ts';
import { pathAndVersionOf } from '../../../shared/server-state/ifMatch.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';

/** A requisition as the lists show it. */
export type RequisitionRow = Schemas['RequisitionRow'];

/** What the buttons of a row call it. */
export const rowNameOf = ({ id }: Pick<RequisitionRow, 'id'>) => `requisição ${id}`;

const releaseTypes = ['GrupoDivisao', 'Divisao', 'Fornecedor'] as const satisfies Schemas['ReleaseType'][];

/** Whether an id of the enumeration is a release type that the list can be asked for. */
export const isReleaseType = (id: string): id is Schemas['ReleaseType'] =>
  releaseTypes.some((type) => type === id);

/** The search filter by its names in the address (RQL-003 to RQL-009); a list with a status of its own has no other. */
const filters = {
  gestor: numberInAddress,
  liberacao: z.enum(releaseTypes),
  fornecedor: numberInAddress,
  inicio: dayInAddress,
  fim: dayInAddress,
  status: z.enum(Object.keys(REQUISITION_STATUS_LABELS).filter(isRequisitionStatus)),
  tags: idsInAddress,
};

/** Values of the search filter, `null` for unused ones. */
export type RequisitionFilters = FilterValues<typeof filters>;

/** The columns that the lists can be sorted by; those of the analysis are sent with their prefix (RQL-016, RQL-028, RQL-029). */
const sort = [
  'id',
  'nomeGestor',
  'fornecedor',
  'tipoLiberacao',
  'dataCompraInicial',
  'valorRequisicao',
  'saldoContaCorrente',
  'status',
  'requisitante',
  'dataCriacao',
  'analise.diaEstoqueQuantidade',
  'analise.diaEstoqueValor',
  'analise.estimativaCustoAtual',
  'analise.estimativaPrevisaoVenda',
  'analise.estimativaRequisicaoCustoAtual',
  'analise.evolucao',
  'analise.ruptura',
  'analise.valorVendaComparativo',
  'analise.valorVendaVigente',
] as const;

/** Reads search filter, order and page of a list of requisitions from a query. */
export const parseRequisitionAddress = (search: string) => parseListAddress(search, sort, filters);

/** A list of requisitions, 20 a page (RQL-017): of any status, or of the one that its page is for (G-29, RQA-006 to RQA-013). */
function createRequisitionList(page: RequisitionList) {
  const fixed = FIXED_STATUS[page];
  const list = createList({
    page,
    call: listOf('/api/produtos/requisicoes', {
      rows: 'requisicoes',
      query: {
        DepartamentoRequisicaoId: REQUISITION_DEPARTMENT.id,
        ...(fixed !== null && { StatusRequisicao: fixed }),
      },
      filters: {
        gestor: 'GestorId',
        liberacao: 'TipoLiberacao',
        fornecedor: 'FornecedorId',
        inicio: 'DataInicio',
        fim: 'DataFim',
        status: (status: RequisitionStatus | null) =>
          fixed === null && status !== null ? { StatusRequisicao: status } : {},
        tags: (tags: string | null) => (tags === null ? {} : { TagsIds: idsOf(tags) }),
      },
    }),
    sort,
    filters,
    pageSize: 20,
    failureMessage: 'Erro ao buscar requisições',
    decidedByOthers: true,
  });
  return {
    ...list,
    /** The rows that are chosen, also while the page of one of them is open. */
    choiceAtom: choiceAtom<RequisitionRow>(list.filterAtom),
    /** The status that all of its rows have; `null` where the filter chooses. */
    fixedStatus: fixed,
  };
}

export type RequisitionsList = ReturnType<typeof createRequisitionList>;

/** 'Consultar requisições' (RQL-012). */
export const requisitions = createRequisitionList('requisitions');

/** 'Validar requisições' (RQL-013). */
export const requisitionsToValidate = createRequisitionList('requisitions-to-validate');

/** 'Aprovar requisições' (RQA-006). */
export const requisitionsToApprove = createRequisitionList('requisitions-to-approve');

/** The lists that a requisition is asked for from show its row when they are opened again: their pages are read with it by then. */
export const comeBackToAtom = atom(null, (get, set, rowId: RequisitionRow['id']) => {
  for (const list of [requisitions, requisitionsToValidate]) set(list.placeAtom, { rowId, top: 0, left: 0 });
  const queryKey = ['get', requisitions.path, 'list'];
  void get(portalQueryClientAtom).refetchQueries({ queryKey, type: 'inactive' });
});

/** Where a requisition is edited or consulted, validated, approved (RQL-021, RQL-022, RQL-032). */
export const formHref = ({ id }: Pick<RequisitionRow, 'id'>) => href('requisition-form', { requestId: id });
export const validationHref = ({ id }: Pick<RequisitionRow, 'id'>) =>
  href('requisition-validation', { requestId: id });
export const approvalHref = ({ id }: Pick<RequisitionRow, 'id'>) =>
  href('requisition-approval', { requestId: id });

/** The deletion of a requisition from the lists (RQL-026, G-32). */
export const requisitionRemoval = createAskedAct<RequisitionRow>({
  call: (api, row) => api.PUT('/api/produtos/requisicoes/{id}/delete', { params: pathAndVersionOf(row) }),
  refresh: (client) => client.invalidateQueries({ queryKey: ['get', requisitions.path] }),
  done: 'Item removido com sucesso',
});
