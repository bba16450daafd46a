import { answerOf, type Schemas } from '@portal/api';
import { DEADLINE_FILTERS, href, REQUEST_SIDES } from '@portal/domain';
import { formatDate } from '@portal/formats';
import type { BatchItem } from '@portal/ui';
import * as z from 'zod/mini';
import { choiceAtom } from '../../../../shared/batch/choiceAtom.ts';
import { createBatch } from '../../../../shared/batch/createBatch.ts';
import { createVersionedCalls } from '../../../../shared/batch/createVersionedCalls.ts';
import { createAskedAct } from '../../../../shared/decisions/createAskedAct.ts';
import { dayInAddress } from '../../../../shared/list/addressFilters.ts';
import { createList } from '../../../../shared/list/createList.ts';
import { listOf } from '../../../../shared/list/listOf.ts';
import { requestRowOf } from '../../../../shared/requests/answeredRequest.ts';
import { ifMatch, pathAndVersionOf } from '../../../../shared/server-state/ifMatch.ts';
import { readRequestsAgain } from '../requestsChanged.ts';

export type RequestRow = Schemas['RequestRow'];

/** What a row is known by: its product, or the family while that has none. */
const rowIdOf = ({ id, solicitacaoCadastroProdutoId }: RequestRow) =>
  `${id}-${solicitacaoCadastroProdutoId ?? 'familia'}`;

/** The family of a row; a new one has no name until the supplier fills it in. */
export const familyNameOf = ({ familiaNome }: Pick<RequestRow, 'familiaNome'>) =>
  familiaNome ?? 'Família sem nome';

/** What a row is called: its product, or the family while that has none. */
export const rowNameOf = (row: RequestRow) => row.produtoNome ?? familyNameOf(row);

/** The product to open in the review: none before its family is validated by both sides, as that comes first. */
const reviewedProduct = ({
  statusFamiliaComercial,
  statusContabil,
  solicitacaoCadastroProdutoId,
}: RequestRow) =>
  statusFamiliaComercial !== 'Aguardando' && statusContabil === 'Validado'
    ? solicitacaoCadastroProdutoId
    : null;

/** Where a row is reviewed. */
export const reviewHref = (row: RequestRow) =>
  href('product-request-review', { id: row.id, produto: reviewedProduct(row) });

/** The rows of the requests of every supplier, for staff (RTE-013, SOL-044, G-51). */
export const requestRows = createList({
  page: 'product-requests',
  call: listOf('/api/produtos/solicitacoes-cadastros/home', {
    search: 'Busca',
    rows: 'solicitacoes',
    row: requestRowOf,
    filters: { aguardando: 'Aguardando', prazo: 'Prazo', inicio: 'DataInicio', fim: 'DataFim' },
  }),
  rowIdOf,
  sort: ['codigo', 'dataCriacao', 'dataExpiracao'],
  filters: {
    aguardando: z.enum(REQUEST_SIDES.map(({ value }) => value)),
    prazo: z.enum(DEADLINE_FILTERS.map(({ value }) => value)),
    inicio: dayInAddress,
    fim: dayInAddress,
  },
  pageSize: 20,
  decidedByOthers: true,
  fileWords: ({ search, filters: { aguardando, prazo, inicio, fim } }) => [
    search,
    aguardando && `Aguardando ${aguardando}`,
    DEADLINE_FILTERS.find(({ value }) => value === prazo)?.label,
    inicio && formatDate(inicio),
    fim && formatDate(fim),
  ],
});

/** The rows that are chosen, also while the review of one of them is open. */
export const requestChoiceAtom = choiceAtom<RequestRow>(requestRows.filterAtom);

/** The removal of the family of a row from its request (SOL-006, SOL-007, G-23). */
export const requestRowRemoval = createAskedAct<RequestRow>({
  call: (api, row) =>
    api.PUT('/api/produtos/solicitacoes-cadastros/solicitacao-cadastro-familia/{id}/delete', {
      params: pathAndVersionOf(row),
    }),
  refresh: readRequestsAgain,
  done: 'Item removido com sucesso',
});

/** A product of a row, as it was looked at when it was chosen. */
interface ValidatedItem extends BatchItem {
  readonly row: RequestRow;
  readonly product: number;
  readonly versao: number;
}

/** A row as an item of the batch. */
export function validatedItem(row: RequestRow): ValidatedItem {
  const { solicitacaoCadastroProdutoId: product, versaoProduto: versao, codigoSolicitacao } = row;
  if (product === null || versao === null) throw new Error('A family is validated in its review');
  return { id: rowIdOf(row), name: rowNameOf(row), code: String(codigoSolicitacao), row, product, versao };
}

/** What is done to the products of a batch. */
export const VALIDATE = { id: 'validate', label: 'Validar produtos' } as const;

type ValidateAct = Pick<typeof VALIDATE, 'id'>;

const { send } = createVersionedCalls<ValidatedItem, ValidateAct>({
  call: (api, _act, item) =>
    api.PUT('/api/produtos/backoffice/solicitacoes-produtos/{id}/validar', {
      params: { path: { id: item.product }, header: ifMatch(item) },
      body: { filiaisBloqueio: [] },
    }),
  async read(api, _act, { product }) {
    const { statusComercial, versao } = await answerOf(
      api.GET('/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}', {
        params: { path: { solicitacaoCadastroProdutoId: product } },
      }),
    );
    return { versao, isDone: statusComercial === 'Validado' };
  },
  changedText: 'O produto mudou depois que foi escolhido. Confira de novo antes de validar.',
});

/**
 * Validates products without block, each with a call of its own, on top of the version that was looked at; those that got no
 * answer can be given again (D19, SOL-012). One that was refused, or that changed meanwhile, is not.
 */
export const validation = createBatch<ValidatedItem, ValidateAct>({
  chunk: 1,
  send,
  touches: '/api/produtos',
  doneText: () => 'Validação realizada com sucesso!',
});
