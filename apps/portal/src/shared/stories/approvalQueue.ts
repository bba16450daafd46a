import type { Schemas } from '@portal/api';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';
import { requisition, requisitionFormLists } from './requisitions.ts';

type Requisition = Schemas['Requisition'];

/** A decision on a requisition that reached the gateway. */
export interface SentDecision {
  readonly id: number;
  readonly act: 'aprovar' | 'recusar';
  readonly text: string | null;
}

/** Two, 30 and 60 days after the billing date. */
const installments: Requisition['prazoCompra']['vencimentos'] = [30, 60].map((days, place) => ({
  numeroParcela: place + 1,
  prazoOriginal: days,
  dataOriginal: '2027-05-03',
  prazoAdicional: 0,
  data: '2027-05-03',
  valor: 5_000,
  valorOriginal: 5_000,
}));

/** Validated requisitions, the first with number 4012; each of another value. */
export const queuedRequisitions = (count: number, change: Partial<Requisition> = {}): Requisition[] =>
  Array.from({ length: count }, (_, index) => ({
    ...requisition,
    id: 4012 + index,
    fornecedor: index % 2 === 0 ? 'PANELAS DA SERRA' : 'CASA DO ALUMÍNIO',
    status: 'Validado',
    prazoCompra: { ...requisition.prazoCompra, vencimentos: installments },
    ...change,
  }));

const rowOf = (one: Requisition): Schemas['RequisitionRow'] => ({
  ...one,
  analise: {
    fornecedorId: one.fornecedorId,
    fornecedor: one.fornecedor,
    diaEstoqueQuantidade: 42.35,
    diaEstoqueValor: 38.1,
    estimativaCustoAtual: 182_340.2,
    estimativaPrevisaoVenda: 301_900,
    estimativaRequisicaoCustoAtual: 231_090.7,
    evolucao: 12.5,
    ruptura: 3.7,
    valorVendaComparativo: 140_300,
    valorVendaVigente: 157_837.5,
  },
});

interface QueueOptions {
  /** What was decided, in order. */
  readonly sent?: SentDecision[];
  /** Ids that somebody else refuses while they are on screen. */
  readonly refusedMeanwhile?: readonly number[];
}

/** The gateway of the list of approval and the form behind it, which keeps what is decided. */
export function approvalQueueGateway(
  stored: readonly Requisition[],
  { sent = [], refusedMeanwhile = [] }: QueueOptions = {},
) {
  const all = new Map(stored.map((one) => [one.id, one]));
  const taken = new Set(refusedMeanwhile);

  const decide = (
    id: number,
    version: string | null,
    change: Partial<Requisition>,
    decision: SentDecision,
  ) => {
    const before = all.get(id);
    if (!before) return Response.json(errorBody('Registro não encontrado'), { status: 404 });
    if (taken.delete(id)) all.set(id, { ...before, status: 'Recusado', versao: before.versao + 1 });
    const now = all.get(id) ?? before;
    if (version !== `"${now.versao}"`)
      return Response.json(errorBody('O registro foi alterado por outra pessoa.'), { status: 409 });
    if (now.status !== 'Validado')
      return Response.json(errorBody('A requisição foi recusada'), { status: 400 });
    sent.push(decision);
    const requisicao = { ...now, ...change, versao: now.versao + 1 };
    all.set(id, requisicao);
    return Response.json({ requisicao, assinaturasArquivos: [] });
  };

  return [
    gatewayHttp.get('/api/produtos/requisicoes', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      const [page, size] = [Number(query.get('Pagina')), Number(query.get('QuantidadeRegistros'))];
      // The notice of a repeated requisition asks by supplier and week.
      const found = query.has('FornecedorId') ? [] : [...all.values()];
      const waiting = found.filter(({ status }) => status === 'Validado').map(rowOf);
      return response(200).json({
        requisicoes: waiting.slice((page - 1) * size, page * size),
        meta: meta(waiting.length, size, page),
      });
    }),
    gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ params, response }) => {
      const requisicao = all.get(Number(params.requisicaoId));
      return requisicao
        ? response(200).json({ requisicao, assinaturasArquivos: [] })
        : response(404).json(errorBody('Registro não encontrado'));
    }),
    gatewayHttp.put(
      '/api/produtos/requisicoes/{requisicaoId}/diretor',
      async ({ params, request, response }) => {
        const id = Number(params.requisicaoId);
        const { observacoesDiretor = null } = await request.json();
        const change = { status: 'Aprovado', observacoesDiretor } as const;
        const decision = { id, act: 'aprovar', text: observacoesDiretor } as const;
        return response.untyped(decide(id, request.headers.get('If-Match'), change, decision));
      },
    ),
    gatewayHttp.put(
      '/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar',
      async ({ params, request, response }) => {
        const id = Number(params.requisicaoId);
        const { observacao } = await request.json();
        const change = { status: 'Recusado', observacoesDiretor: observacao } as const;
        const decision = { id, act: 'recusar', text: observacao } as const;
        return response.untyped(decide(id, request.headers.get('If-Match'), change, decision));
      },
    ),
    gatewayHttp.get('/api/produtos/requisicoes/graficos/lancamentos', ({ response }) =>
      response(200).json({ categorias: ['04/2027'], valores: [{ name: 'Lançamentos', data: [0] }] }),
    ),
    ...requisitionFormLists,
  ];
}
