import type { Schemas } from '@portal/api';
import { FIXED_STATUS, registrationFilterQuery, type WorkItem, workOf } from '@portal/domain';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { batchHandlers } from '../batches/batchHandlers.ts';
import { registrationListHandlers } from '../registrations/lists/registrationListHandlers.ts';
import { requestHandlers } from '../requests/requestHandlers.ts';
import { requisitionHandlers } from '../requisitions/requisitionHandlers.ts';

type WorkRow = Schemas['WorkList']['itens'][number];
type WorkCall = Call<'getWorkList'>;
type RegistrationWork = Extract<WorkItem, { list: 'listPreRegistrations' | 'listRegistrations' }>;
type RequestWork = Extract<WorkItem, { list: 'listRegistrationRequests' }>;
type RequisitionWork = Extract<WorkItem, { list: 'listRequisitions' }>;
type ApprovalWork = Extract<WorkItem, { list: 'listProductApprovals' }>;

/** The row that has waited longest is enough: the list counts the others. */
const OLDEST = { QuantidadeRegistros: 1, 'Ordenacao.Ascending': true } as const;

/** How many rows the list has, as it says it. */
const countedIn = ({ meta: { paginacao } }: { readonly meta: Schemas['ListMeta'] }) => ({
  quantidade: paginacao.totalRegistros,
  ...(paginacao.haMais && { haMais: true }),
});

async function countRegistrations(call: WorkCall, { list, filter }: RegistrationWork) {
  const query = {
    ...registrationFilterQuery(filter.situacao),
    ...OLDEST,
    'Ordenacao.Coluna': 'DataModificacao',
  } as const;
  const { body } =
    list === 'listPreRegistrations'
      ? await registrationListHandlers.listPreRegistrations({ ...call, operation: list, query })
      : await registrationListHandlers.listRegistrations({ ...call, operation: list, query });
  return {
    ...countedIn(body),
    desde: body.fluxos[0]?.dataModificacao ?? null,
    prazo: null,
  };
}

/** The last day counts until a request is sent, then its age. */
async function countRequests(call: WorkCall, { list, filter }: RequestWork) {
  const { envio: Envio, aguardando: Aguardando, prazo: Prazo } = filter;
  const order = Prazo === undefined ? 'DataCriacao' : 'DataExpiracao';
  const { body } = await requestHandlers.listRegistrationRequests({
    ...call,
    operation: list,
    query: {
      ...(Envio && { Envio }),
      ...(Aguardando && { Aguardando }),
      ...(Prazo && { Prazo }),
      ...OLDEST,
      'Ordenacao.Coluna': order,
    },
  });
  const [next] = body.solicitacoes;
  return {
    ...countedIn(body),
    desde: next?.dataCriacao ?? null,
    prazo: (Prazo && next?.dataExpiracao) ?? null,
  };
}

async function countApprovals(call: WorkCall, { list, filter }: ApprovalWork) {
  const query = { Status: filter.status, ...OLDEST, 'Ordenacao.Coluna': 'DataCriacao' } as const;
  const { body } = await batchHandlers.listProductApprovals({ ...call, operation: list, query });
  return {
    ...countedIn(body),
    desde: body.produtos[0]?.dataCriacao ?? null,
    prazo: null,
  };
}

async function countRequisitions(call: WorkCall, { list, page, filter }: RequisitionWork) {
  const status = FIXED_STATUS[page] ?? filter.status;
  const query = {
    ...(status && { StatusRequisicao: status }),
    ...OLDEST,
    'Ordenacao.Coluna': 'DataCriacao',
  } as const;
  const { body } = await requisitionHandlers.listRequisitions({ ...call, operation: list, query });
  return {
    ...countedIn(body),
    desde: body.requisicoes[0]?.dataCriacao ?? null,
    prazo: null,
  };
}

/** Counts a kind of work by the call of its list, so that home and list cannot differ (D29). */
function count(call: WorkCall, item: WorkItem): Promise<Omit<WorkRow, 'chave'>> {
  if (item.list === 'listRequisitions') return countRequisitions(call, item);
  if (item.list === 'listProductApprovals') return countApprovals(call, item);
  return item.list === 'listRegistrationRequests'
    ? countRequests(call, item)
    : countRegistrations(call, item);
}

/** What waits for the caller (D29). */
export const workHandlers: Handlers<'getWorkList'> = {
  getWorkList: async (call) => {
    const itens: WorkRow[] = [];
    for (const item of workOf(call.caller().roles)) {
      itens.push({ chave: item.key, ...(await count(call, item)) });
    }
    return { status: 200, body: { itens } };
  },
};
