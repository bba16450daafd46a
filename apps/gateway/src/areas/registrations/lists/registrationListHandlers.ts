import type { operations, Schemas } from '@portal/api';
import { displayStatus, isFlowStatus, type RegistrationListName, validationsOf } from '@portal/domain';
import type { GatewayContext, Handlers } from '../../../http/operationHandler.ts';
import { listMeta } from '../../../lists/page.ts';
import { requirePeriod } from '../../../lists/requirePeriod.ts';
import { countWaiting, findRegistrations, type ListedRegistration } from './registrationListQueries.ts';

/** Rows per page when the call does not say. */
const PAGE_SIZE = 20;

type ListQuery = NonNullable<operations['listRegistrations']['parameters']['query']>;

function knownStatus(status: string): Schemas['FlowStatus'] {
  if (!isFlowStatus(status)) throw new Error('A flow has a status that is none');
  return status;
}

function rowOf(flow: ListedRegistration): Schemas['RegistrationRow'] {
  const {
    statusAprovacaoComercialSegundaAnalise: statusComercial,
    statusAprovacaoContabilidadeSegundaAnalise: statusContabil,
    ...row
  } = flow;
  return {
    ...row,
    status: knownStatus(displayStatus(flow)),
    statusFluxoCadastro: knownStatus(flow.statusFluxoCadastro),
    statusComercial,
    statusContabil,
    dataCriacao: flow.dataCriacao.toISOString(),
    dataModificacao: flow.dataModificacao.toISOString(),
    validacoes: validationsOf(flow),
  };
}

async function listOf(
  list: RegistrationListName,
  { database }: GatewayContext,
  query: ListQuery,
): Promise<Schemas['RegistrationList']> {
  const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PAGE_SIZE };
  const { rows, total } = await findRegistrations(database.queries, {
    list,
    text: query.Busca,
    period: requirePeriod(query),
    status: query.Status,
    waiting: query.Aguardando,
    legacy: query.importadoLegado,
    page,
    column: query['Ordenacao.Coluna'],
    ascending: query['Ordenacao.Ascending'],
  });
  return { fluxos: rows.map(rowOf), meta: listMeta(total, page) };
}

/** Lists of registrations for staff (G-35, C-08, SUP-014 to SUP-016, SUP-023 to SUP-030, SUP-065 to SUP-067). */
export const registrationListHandlers: Handlers<
  | 'listPreRegistrations'
  | 'listPrePreRegistrations'
  | 'listRegistrations'
  | 'listPartners'
  | 'getPreRegistrationSummary'
> = {
  listPreRegistrations: async ({ query, context }) => ({
    status: 200,
    body: await listOf('pre-cadastros', context, query),
  }),
  listPrePreRegistrations: async ({ query, context }) => ({
    status: 200,
    body: await listOf('pre-cadastros', context, query),
  }),
  listRegistrations: async ({ query, context }) => ({
    status: 200,
    body: await listOf('cadastro', context, query),
  }),
  listPartners: async ({ query, context }) => ({
    status: 200,
    body: await listOf('parceiros', context, query),
  }),
  getPreRegistrationSummary: async ({ context }) => ({
    status: 200,
    body: { resumo: await countWaiting(context.database.queries) },
  }),
};
