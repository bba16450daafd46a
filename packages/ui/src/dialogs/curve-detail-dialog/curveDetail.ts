/** One product of a curve by the names the server gives it (CRV-025). */
export interface CurveProduct {
  produtoId: string | number;
  produtoNome: string;
  filialNome?: string | null | undefined;
}

/** The products of one curve, as they were read (CRV-028). */
export interface CurveDetail {
  /** Of which curve they are. */
  curvaId: string | number;
  products: readonly CurveProduct[];
  totalQuantidade?: number | null | undefined;
  /** In reais. */
  totalValorCompra?: number | null | undefined;
}
