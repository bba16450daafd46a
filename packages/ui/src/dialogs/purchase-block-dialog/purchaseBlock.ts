import type { RowId } from '../../data/selection-table/selection.ts';

/** A region of sales profiles (BLK-002). */
export interface SalesRegion {
  /** `perfilVendaId` */
  id: RowId;
  name: string;
}

/** A product that the new one replaces (BLK-006). */
export interface DiscontinuedProduct {
  id: RowId;
  codigoProduto: RowId;
  codigoFamilia: RowId;
  nomeProduto: string;
}

/** What a product is looked up by; one of them may be empty (BLK-013). */
export interface ProductCodes {
  codigoProduto: string;
  codigoFamilia: string;
}

/** Why a validation cannot be sent; nothing where it can (BLK-009, BLK-010). */
export interface BlockReasons {
  without?: 'withoutBlockHasBranches' | undefined;
  with?: 'withBlockNeedsBranches' | 'branchesPending' | 'branchesFailed' | undefined;
}
