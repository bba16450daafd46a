import type { DiscontinuedStock, StockedProduct } from './statusSummary.ts';

const product: StockedProduct = {
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

/** One product, one that is sold below cost, and one that the stock system does not know. */
const discontinued: DiscontinuedStock = {
  products: [
    product,
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
  ],
  custoEstoque: 18_389.2,
  precoVendaTotal: 29_304,
};

/** As many products as are read at once, with long names. */
export const manyDiscontinued: DiscontinuedStock = {
  products: Array.from({ length: 100 }, (_, index) => ({
    ...product,
    id: index + 1,
    nomeProduto: `${product.nomeProduto} COM TAMPA DE VIDRO TEMPERADO E CABO DE MADEIRA REF ${index + 1}`,
  })),
  custoEstoque: 1_670_920,
  precoVendaTotal: 2_810_520,
};

/** Every part of a summary, as it was read. */
export const sampleSummary = {
  counts: { data: { aprovado: 1152, recusado: 6, descontinuado: 8, desativado: 11, ativo: 1133 } },
  blocked: { data: { ativos: 1133, bloqueados: 21 } },
  network: { data: { totalProdutos: 26_142 } },
  financials: {
    data: {
      faturamentoMesAnterior: 184_200.5,
      faturamentoMesAtual: 97_312.8,
      faturamentoAcumulado: 1_920_455.1,
      margemMesAnterior: 31.2,
      margemMesAtual: -2.85,
      margemAcumulado: 30.64,
      estoqueCusto: 312_440.75,
      valorDeVenda: 498_120.3,
    },
  },
  included: {
    data: {
      produtoNome: 'PANELA TRAMONTINA SOLAR VERMELHA 4,5 LT',
      fornecedorPrincipal: 'PANELAS DA SERRA',
      codigoFornecedor: 7061,
      quantidadeProdutosNaCaixa: 12,
      valorNf: 98.4,
      valorBrutoCalculado: 112.9,
      precoSugerido: 189.9,
      margem: 27.41,
    },
  },
  discontinued: { data: discontinued },
};
