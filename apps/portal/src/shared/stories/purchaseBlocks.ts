import type { Schemas } from '@portal/api';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';

/** A product of a request whose family is approved. */
export const productInReview = {
  id: 5021,
  solicitacaoCadastroProdutoId: 340,
  solicitacaoCadastroFamiliaId: 88,
  familiaId: 87,
  codigo: 305021,
  nome: 'PANELA TRAMONTINA SOLAR VERMELHA 4,5 LT',
  gtinEan: '7891000315507',
  miniaturaByte: null,
  incompleto: false,
  statusProduto: 'Aguardando',
  statusAprovacao: 'AguardandoValidacao',
  statusComercial: 'Aguardando',
  statusContabil: 'Validado',
  statusFamiliaComercial: 'Validado',
  validacoes: [],
  dataCriacao: '2027-03-02T14:05:00-03:00',
  dataAprovacao: null,
  dataModificacao: '2027-03-02T14:05:00-03:00',
  versao: 3,
} satisfies Schemas['ProductRequest'];

/** Regions of sales profiles; the last one has no branches. */
export const salesRegions: Schemas['SalesRegion'][] = [
  { id: 1, descricao: 'CENTRAL MINEIRA' },
  { id: 4, descricao: 'TRIÂNGULO E ALTO PARANAÍBA' },
  { id: 8, descricao: 'LOJA VIRTUAL' },
];

const branchesOf = new Map<number, Schemas['Branch'][]>([
  [
    1,
    [
      { id: 5, nome: 'BELO HORIZONTE CENTRO' },
      { id: 14, nome: 'CONTAGEM' },
    ],
  ],
  [4, [{ id: 38, nome: 'UBERLÂNDIA CENTRO' }]],
]);

/** A product that the one in review replaces. */
export const replacedProduct: Schemas['DiscontinuedProduct'] = {
  id: 5007,
  codigoFamilia: 20087,
  codigoProduto: 305007,
  nomeProduto: 'PANELA TRAMONTINA SOLAR PRETA 4,5 LT',
  custoUnitario: 112.9,
  precoVenda: 189.9,
  margemProduto: 40.55,
  quantidadeEstoque: 148,
  custoEstoque: 16_709.2,
  precoVendaTotal: 28_105.2,
};

/** One that is sold below cost, and one that the stock system does not know. */
const otherProducts: Schemas['DiscontinuedProduct'][] = [
  {
    id: 5008,
    codigoFamilia: 20087,
    codigoProduto: 305008,
    nomeProduto: 'PANELA TRAMONTINA SOLAR INOX 4,5 LT',
    custoUnitario: 140,
    precoVenda: 99.9,
    margemProduto: -40.14,
    quantidadeEstoque: 12,
    custoEstoque: 1_680,
    precoVendaTotal: 1_198.8,
  },
  {
    id: 5009,
    codigoFamilia: 20087,
    codigoProduto: 305009,
    nomeProduto: 'PANELA TRAMONTINA SOLAR AZUL 4,5 LT',
    custoUnitario: null,
    precoVenda: null,
    margemProduto: null,
    quantidadeEstoque: null,
    custoEstoque: null,
    precoVendaTotal: null,
  },
];

/** Every product of the family, of which the first one is replaced already. */
export const productsOfFamily = [replacedProduct, ...otherProducts];

export const REGIONS = '/api/produtos/perfis-venda';
export const REGION_BRANCHES = '/api/produtos/perfis-venda/filiais';
export const DISCONTINUED = '/api/produtos/descontinuados';
const LOOKUP = '/api/produtos/descontinuados/busca';

/** Answers of what a purchase block is chosen from. */
export const purchaseBlockHandlers = [
  gatewayHttp.get(REGIONS, ({ response }) => response(200).json({ perfisVenda: salesRegions })),
  gatewayHttp.get(REGION_BRANCHES, ({ request, response }) => {
    const ids = new URL(request.url).searchParams.getAll('perfilVendaIds').map(Number);
    return response(200).json({ filiais: ids.flatMap((id) => branchesOf.get(id) ?? []) });
  }),
  gatewayHttp.get(DISCONTINUED, ({ response }) =>
    response(200).json({ produtosDescontinuados: [replacedProduct], meta: meta(1, 100) }),
  ),
  gatewayHttp.get(LOOKUP, ({ query, response }) =>
    response(200).json({
      produtos: productsOfFamily.filter(
        ({ codigoProduto, codigoFamilia }) =>
          query.get('CodigoProduto') === String(codigoProduto) ||
          query.get('CodigoFamilia') === String(codigoFamilia),
      ),
    }),
  ),
];

/** No product is replaced (BLK-033). */
export const nothingReplaced = gatewayHttp.get(DISCONTINUED, ({ response }) =>
  response(404).json(errorBody('Produtos não encontrados')),
);

const SUPPLIER = '/api/produtos/fornecedores';
export const COUNTS = `${SUPPLIER}/resumo-status` as const;
export const BLOCKED = `${SUPPLIER}/bloqueados` as const;
export const FINANCIALS = `${SUPPLIER}/financeiro` as const;
export const NETWORK = '/api/produtos/total-rede';
export const INCLUDED = '/api/produtos/{produtoId}/resumo';

/** Id of the supplier that is summed up. */
export const SUMMARY_SUPPLIER_ID = 61;
const isSupplier = (id: string | null) => id === String(SUMMARY_SUPPLIER_ID);
const notFound = errorBody('Registro não encontrado');

/** Answers of the parts of a supplier's summary; of another supplier or product there are none. */
export const supplierSummaryHandlers = [
  ...purchaseBlockHandlers,
  gatewayHttp.get(COUNTS, ({ query, response }) =>
    isSupplier(query.get('FornecedorId'))
      ? response(200).json({ aprovado: 1152, recusado: 6, descontinuado: 8, desativado: 11, ativo: 1133 })
      : response(404).json(notFound),
  ),
  gatewayHttp.get(BLOCKED, ({ query, response }) =>
    isSupplier(query.get('FornecedorId'))
      ? response(200).json({ ativos: 1133, bloqueados: 21 })
      : response(404).json(notFound),
  ),
  gatewayHttp.get(NETWORK, ({ response }) => response(200).json({ totalProdutos: 26_142 })),
  gatewayHttp.get(FINANCIALS, ({ query, response }) =>
    isSupplier(query.get('fornecedorId'))
      ? response(200).json({
          faturamentoMesAnterior: 184_200.5,
          faturamentoMesAtual: 97_312.8,
          faturamentoAcumulado: 1_920_455.1,
          margemMesAnterior: 31.2,
          margemMesAtual: -2.85,
          margemAcumulado: 30.64,
          estoqueCusto: 312_440.75,
          valorDeVenda: 498_120.3,
        })
      : response(404).json(notFound),
  ),
  gatewayHttp.get(INCLUDED, ({ params, response }) =>
    params.produtoId === String(productInReview.id)
      ? response(200).json({
          id: productInReview.id,
          fornecedorId: SUMMARY_SUPPLIER_ID,
          codigoFornecedor: 7061,
          fornecedorPrincipal: 'PANELAS DA SERRA',
          produtoNome: productInReview.nome,
          quantidadeProdutosNaCaixa: 12,
          valorNf: 98.4,
          valorBrutoCalculado: 112.9,
          precoSugerido: 189.9,
          margem: 27.41,
        })
      : response(404).json(notFound),
  ),
];
