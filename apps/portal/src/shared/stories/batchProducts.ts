import type { Schemas } from '@portal/api';
import { gatewayHttp, meta } from './gatewayHttp.ts';

type BatchProduct = Schemas['BatchProduct'];

/** Counts of branches by turns: some blocked, none, all. */
const branches = [
  ['46', '2'],
  ['TODAS', '0'],
  ['0', 'TODAS'],
] as const;

/** A product as the batch pages list it. */
export const batchProduct = (index: number, change: Partial<BatchProduct> = {}): BatchProduct => {
  const [filiaisLivres, filiaisBloqueadas] = branches[index % branches.length] ?? branches[0];
  return {
    id: 5021 + index,
    codigo: 305021 + index,
    nome: `PANELA TRAMONTINA SOLAR VERMELHA ${index + 1},5 LT`,
    familiaId: 87,
    familiaNome: 'PANELA TRAMONTINA 4,5 LT SOLAR',
    fornecedorId: 61,
    codigoFornecedor: 7061,
    fornecedorNomeTela: 'PANELAS DA SERRA',
    divisao: 'BAZAR',
    grupoDivisao: 'UTILIDADES',
    gestor: 'MARINA ALVES',
    risco: 'Médio risco',
    statusAprovacao: 'AguardandoAprovacao',
    lugarNaSolicitacao: 'NaSolicitacao',
    cx: 6,
    filiaisLivres,
    filiaisBloqueadas,
    valorNf: 98.75,
    custoFinal: 112.9,
    pv: 179.9,
    margem: 32.45,
    dataCriacao: '2027-03-02T14:05:00-03:00',
    versao: 2,
    ...change,
  };
};

/** Answers a list of products page by page; `asked` gets the queries. */
export function batchListAnswer(
  path: '/api/produtos/aprovacao-lote' | '/api/produtos/alteracao-status-lote',
  products: readonly BatchProduct[],
  asked: URLSearchParams[] = [],
) {
  return gatewayHttp.get(path, ({ request, response }) => {
    const query = new URL(request.url).searchParams;
    asked.push(query);
    const [page, size] = [Number(query.get('Pagina')), Number(query.get('QuantidadeRegistros'))];
    return response(200).json({
      produtos: products.slice((page - 1) * size, page * size),
      meta: meta(products.length, size, page),
    });
  });
}

/** Selects that only the batch pages have, and the branches of a product. */
export const batchFilterCalls = [
  gatewayHttp.get('/api/produtos/grupo-divisoes', ({ response }) =>
    response(200).json({
      grupoDivisoes: [
        {
          id: 12,
          codigo: 112,
          descricao: 'UTILIDADES',
          gestoresId: 3,
          nomeGestor: 'MARINA ALVES',
          versao: 1,
        },
      ],
      meta: meta(1, 20),
    }),
  ),
  gatewayHttp.get('/api/produtos/classificacoes-de-risco', ({ response }) =>
    response(200).json({
      classificacoesDeRisco: [
        { id: 1, descricao: 'Baixo risco' },
        { id: 2, descricao: 'Médio risco' },
      ],
      meta: meta(2, 30),
    }),
  ),
  gatewayHttp.get('/api/produtos/filiais-produto', ({ response }) =>
    response(200).json({
      filiaisLivres: [{ id: 5, nome: 'BELO HORIZONTE CENTRO' }],
      filiaisBloqueadas: [
        { id: 14, nome: 'CONTAGEM' },
        { id: 38, nome: 'UBERLÂNDIA CENTRO' },
      ],
    }),
  ),
];

/** What each product of a chunk comes to; `Feito` unless `results` says otherwise. */
export function batchAnswer(
  lote: string,
  ids: readonly number[],
  results: Readonly<Record<number, Partial<Schemas['BatchItemResult']>>> = {},
): Schemas['BatchResult'] {
  return {
    lote,
    resultados: ids.map((produtoId) => ({
      produtoId,
      resultado: 'Feito',
      mensagem: null,
      statusAprovacao: 'Aprovado',
      versao: 3,
      ...results[produtoId],
    })),
  };
}
