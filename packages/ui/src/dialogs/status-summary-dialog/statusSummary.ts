import type { RowId } from '../../data/selection-table/selection.ts';
import type { PageReading } from '../../internal/page-content/PageContent.tsx';

/** A view of the summary (BLK-018 to BLK-021). */
export type StatusSummaryView = 'sku' | 'financial' | 'included' | 'discontinued';

/** A part of the summary, which is read alone: what was read of it, and how reading it goes. */
export interface SummaryReading<Data> extends PageReading {
  /** `undefined` until it has been read. */
  data: Data | undefined;
}

/** Products of the supplier by status (BLK-022). */
export interface StatusCounts {
  aprovado: number;
  recusado: number;
  descontinuado: number;
  desativado: number;
  ativo: number;
}

/** Active products of the supplier, and those that are blocked in a branch or more (BLK-024). */
export interface BlockedCount {
  ativos: number;
  bloqueados: number;
}

/** The active products of all suppliers (BLK-025). */
export interface NetworkTotal {
  totalProdutos: number;
}

/** Figures of the supplier: money in reais, margins in percent (BLK-026 to BLK-028). */
export interface SupplierFinancials {
  faturamentoMesAnterior: number;
  faturamentoMesAtual: number;
  faturamentoAcumulado: number;
  margemMesAnterior: number;
  margemMesAtual: number;
  margemAcumulado: number;
  estoqueCusto: number;
  valorDeVenda: number;
}

/** What decides about a product to include: money in reais, margin in percent (BLK-034). */
export interface IncludedProduct {
  produtoNome: string;
  fornecedorPrincipal: string | null;
  codigoFornecedor: string | number | null;
  quantidadeProdutosNaCaixa: number | null;
  valorNf: number | null;
  valorBrutoCalculado: number | null;
  precoSugerido: number | null;
  margem: number | null;
}

/** A product that the new one replaces, with what lies in stock of it: money in reais, margin in percent (BLK-031). */
export interface StockedProduct {
  id: RowId;
  codigoFamilia: string | number;
  codigoProduto: string | number;
  nomeProduto: string;
  custoUnitario: number | null;
  precoVenda: number | null;
  margemProduto: number | null;
  quantidadeEstoque: number | null;
  custoEstoque: number | null;
  precoVendaTotal: number | null;
}

/** The products to be discontinued, and what their stock is worth together, in reais. */
export interface DiscontinuedStock {
  products: readonly StockedProduct[];
  custoEstoque: number;
  precoVendaTotal: number;
}
