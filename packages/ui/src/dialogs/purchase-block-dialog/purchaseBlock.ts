import type { RowId } from '../../data/selection-table/selection.ts';
import type { Branch } from '../blocked-branches-dialog/productBranches.ts';

/** A region of sales profiles (BLK-002). */
export interface SalesRegion {
  /** `perfilVendaId` */
  id: RowId;
  name: string;
}

/** The branches of the chosen regions, as they were read (BLK-012). */
export interface RegionBranches {
  /** Of which regions they are, in any order. */
  regionIds: readonly RowId[];
  rows: readonly Branch[];
}

/** A product that the new one replaces (BLK-006). */
export interface DiscontinuedProduct {
  codigoProduto: RowId;
  codigoFamilia: RowId;
  nomeProduto: string;
}

/** What a product is looked up by; one of them may be empty (BLK-013). */
export interface ProductCodes {
  codigoProduto: string;
  codigoFamilia: string;
}

/** What is sent: no branches for a validation without block (BLK-014, BLK-015). */
export interface PurchaseBlock {
  filiaisBloqueio: readonly RowId[];
  /** Without outer spaces; at most 200 characters (BLK-005). */
  observacoes: string;
}

/** The branches there are to choose from; `undefined` while those of the chosen regions are not known. */
export function branchesOf(
  regionIds: ReadonlySet<RowId>,
  branches: RegionBranches | undefined,
): readonly Branch[] | undefined {
  if (regionIds.size === 0) return [];
  const isOfThese =
    branches?.regionIds.length === regionIds.size && branches.regionIds.every((id) => regionIds.has(id));
  return isOfThese ? branches.rows : undefined;
}

/** Which branches count as chosen: those that are there, or, until that is known, those that were chosen. */
export function chosenBranches(chosen: ReadonlySet<RowId>, rows: readonly Branch[] | undefined): RowId[] {
  return rows ? rows.map(({ id }) => id).filter((id) => chosen.has(id)) : [...chosen];
}

interface BlockState {
  /** Branches that count as chosen. */
  count: number;
  /** Whether the branches of the chosen regions are known. */
  known: boolean;
  /** Whether they could not be read. */
  failed: boolean;
}

/** Why a button cannot be pressed; nothing where it can (BLK-009, BLK-010, BIZ-15). */
export interface BlockReasons {
  without: 'withoutBlockHasBranches' | undefined;
  with: 'withBlockNeedsBranches' | 'branchesPending' | 'branchesFailed' | undefined;
}

/** What stands against either validation. */
export function blockReasons({ count, known, failed }: BlockState): BlockReasons {
  const unknown = failed ? 'branchesFailed' : 'branchesPending';
  return {
    without: count > 0 ? 'withoutBlockHasBranches' : undefined,
    with: !known ? unknown : count === 0 ? 'withBlockNeedsBranches' : undefined,
  };
}
