import type { Schemas } from '@portal/api';
import { EMPTY_TERMS, type RequisitionStatus } from '@portal/domain';
import { productEnumerations } from './catalogue.ts';
import { catalogueFilterCalls } from './catalogueFilter.ts';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';
import { requisitionLogs, supplierAnalyses } from './requisitionParts.ts';

type Row = Schemas['RequisitionRow'];

/** Statuses by turns. */
const STATUSES = ['Requisitado', 'Validado', 'Aprovado', 'Recusado', 'PreRequisitado'] as const;

const SUPPLIERS = [
  { fornecedorId: 61, fornecedor: 'PANELAS DA SERRA' },
  { fornecedorId: 15, fornecedor: 'CASA DO ALUMÍNIO' },
] as const;

/** A requisition of a list, the n-th; each has a value of its own. */
export function requisitionRow(index: number, change: Partial<Row> = {}): Row {
  const supplier = SUPPLIERS[index % 2] ?? SUPPLIERS[0];
  const status = STATUSES[index % STATUSES.length] ?? 'Requisitado';
  const analise = supplierAnalyses[0];
  if (!analise) throw new Error('There is no analysis to show');
  return {
    id: 4012 + index,
    sugestaoCompra: index % 3 === 0 ? '4501, 4502' : null,
    gestorId: 3,
    nomeGestor: 'MARINA ALVES',
    tipoLiberacao: index % 2 === 0 ? 'Divisao' : 'GrupoDivisao',
    ...supplier,
    dataCompraInicial: '2027-04-01',
    dataCompraFinal: '2027-04-01',
    dataCriacao: '2027-03-02T14:05:00-03:00',
    valorRequisicao: 10_000.1 + index,
    saldoContaCorrente: -1_250.75,
    status,
    requisitante: 'Rui Barros',
    observacoesValidador: status === 'Recusado' ? 'Conferido com o gestor da divisão' : null,
    observacoesDiretor: null,
    preRequisicao: false,
    versao: 2,
    analise: { ...analise, ...supplier },
    tags: index % 2 === 0 ? [{ id: 18, descricao: 'NATAL' }] : [],
    ...change,
  };
}

/** Names as long as they may be, an amount of millions and many suggestions. */
export const longRow = {
  fornecedor: 'INDÚSTRIA E COMÉRCIO DE UTENSÍLIOS DOMÉSTICOS IRMÃOS ALBUQUERQUE E FILHOS LTDA',
  nomeGestor: 'MARIA APARECIDA DOS SANTOS ALBUQUERQUE DE OLIVEIRA',
  valorRequisicao: 987_654_321.99,
  sugestaoCompra: '4501, 4502, 4503, 4504, 4505, 4506',
} as const satisfies Partial<Row>;

/** As many requisitions of a status. */
export const requisitionsOf = (status: RequisitionStatus, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => requisitionRow(index, { status }));

/** A decision or a deletion that was asked for. */
interface SentAct {
  readonly act: 'aprovar' | 'validar' | 'recusar' | 'delete';
  readonly id: number;
  readonly version: string | null;
  readonly observacao?: string;
}

/** What a story asked its gateway. */
export interface AskedOfRequisitions {
  /** Queries of the list, and of the chart. */
  readonly lists: URLSearchParams[];
  readonly charts: URLSearchParams[];
  readonly acts: SentAct[];
}

export const nothingAsked = (): AskedOfRequisitions => ({ lists: [], charts: [], acts: [] });

const LOST = () => new Response(null, { status: 504 });

interface GatewayOptions {
  readonly asked?: AskedOfRequisitions;
  /** Ids whose first decision is made, and its answer lost. */
  readonly loses?: readonly number[];
  /** Ids that somebody else refused meanwhile. */
  readonly refusedMeanwhile?: readonly number[];
}

/** The gateway of the lists of requisitions, which keeps what is decided. */
export function requisitionsGateway(
  stored: readonly Row[],
  { asked = nothingAsked(), loses = [], refusedMeanwhile = [] }: GatewayOptions = {},
) {
  const rows = new Map(stored.map((row) => [row.id, { ...row }]));
  const lost = new Set(loses);
  for (const id of refusedMeanwhile) {
    const row = rows.get(id);
    if (row) rows.set(id, { ...row, status: 'Recusado', versao: row.versao + 1 });
  }
  let isFirstRead = true;

  const answerOf = ({ analise, ...row }: Row): Schemas['RequisitionAnswer'] => ({
    requisicao: {
      ...row,
      sugestoes: [],
      departamentoRequisicaoId: 1,
      liberacaoEspecial: true,
      grupoDivisaoId: null,
      divisoes: [],
      valorOriginal: row.valorRequisicao,
      saldoRequisicao: row.valorRequisicao,
      dataContaCorrente: row.dataCompraInicial,
      prazosCadastro: '30',
      observacoes: null,
      nomeOriginal: [],
      documentos: [],
      analises: [analise],
      historico: [],
      prazoCompra: { ...EMPTY_TERMS, vencimento1: '2027-05-01', vencimentos: [] },
    },
    assinaturasArquivos: [],
  });

  const decide = (act: SentAct, status: RequisitionStatus) => {
    asked.acts.push(act);
    const row = rows.get(act.id);
    if (!row || act.version !== `"${row.versao}"`)
      return Response.json(errorBody('O registro foi alterado por outro usuário.'), { status: 409 });
    const next: Row = { ...row, status, versao: row.versao + 1 };
    rows.set(act.id, next);
    if (lost.delete(act.id)) return LOST();
    return Response.json(answerOf(next), { headers: { ETag: `"${next.versao}"` } });
  };

  return [
    gatewayHttp.get('/api/produtos/requisicoes', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      asked.lists.push(query);
      const [page, size] = [Number(query.get('Pagina')), Number(query.get('QuantidadeRegistros'))];
      const status = query.get('StatusRequisicao');
      // What others decided is not seen by who had read the list before.
      const seen = isFirstRead ? stored : [...rows.values()];
      isFirstRead = false;
      const found = seen.filter((row) => status === null || row.status === status);
      return response(200).json({
        requisicoes: found.slice((page - 1) * size, page * size),
        meta: meta(found.length, size, page),
      });
    }),
    gatewayHttp.put(
      '/api/produtos/backoffice/requisicoes/{requisicaoId}/aprovar',
      ({ params, request, response }) =>
        response.untyped(
          decide(
            { act: 'aprovar', id: Number(params.requisicaoId), version: request.headers.get('If-Match') },
            'Aprovado',
          ),
        ),
    ),
    gatewayHttp.put(
      '/api/produtos/backoffice/requisicoes/{requisicaoId}/validar',
      ({ params, request, response }) =>
        response.untyped(
          decide(
            { act: 'validar', id: Number(params.requisicaoId), version: request.headers.get('If-Match') },
            'Validado',
          ),
        ),
    ),
    gatewayHttp.put(
      '/api/produtos/backoffice/requisicoes/{requisicaoId}/recusar',
      async ({ params, request, response }) => {
        const version = request.headers.get('If-Match');
        const { observacao } = await request.json();
        return response.untyped(
          decide({ act: 'recusar', id: Number(params.requisicaoId), version, observacao }, 'Recusado'),
        );
      },
    ),
    gatewayHttp.put('/api/produtos/requisicoes/{id}/delete', ({ params, request, response }) => {
      const id = Number(params.id);
      asked.acts.push({ act: 'delete', id, version: request.headers.get('If-Match') });
      rows.delete(id);
      return response(204).empty();
    }),
    gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}', ({ params, response }) => {
      const row = rows.get(Number(params.requisicaoId));
      return row
        ? response(200).json(answerOf(row), { headers: { ETag: `"${row.versao}"` } })
        : response(404).json(errorBody('Registro não encontrado'));
    }),
    gatewayHttp.get('/api/produtos/requisicoes/{requisicaoId}/logs', ({ response }) =>
      response(200).json({
        requisicaoLogs: [...requisitionLogs],
        meta: meta(requisitionLogs.length, 20),
      }),
    ),
    gatewayHttp.get('/api/produtos/requisicoes/graficos/lancamentos', ({ request, response }) => {
      const query = new URL(request.url).searchParams;
      asked.charts.push(query);
      const ids = query.getAll('requisicoes').map(Number);
      const due = [...rows.values()].filter(({ id, status }) =>
        ids.length === 0 ? status !== 'Recusado' : ids.includes(id),
      );
      const total = due.reduce((sum, { valorRequisicao }) => sum + valorRequisicao, 0);
      return response(200).json({
        categorias: ['04/2027', '05/2027', '06/2027'],
        valores: [{ name: 'Lançamentos', data: [0, Math.round(total * 100) / 100, 0] }],
      });
    }),
    gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) => response(200).json(productEnumerations)),
    gatewayHttp.get('/api/produtos/tags', ({ response }) =>
      response(200).json({
        tags: [
          { id: 18, descricao: 'NATAL' },
          { id: 19, descricao: 'VERÃO' },
        ],
        meta: meta(2, 20),
      }),
    ),
    ...catalogueFilterCalls,
  ];
}
