import { z } from 'zod';
import { tooLongText } from '../fields/fieldTexts.ts';

/** Most characters of the observations of a purchase block (BLK-005). */
export const BLOCK_OBSERVATIONS_MAX = 200;

/** Form and body of a purchase block: no branches for a validation without block (BLK-014, BLK-015). */
export const purchaseBlockSchema = z.object({
  filiaisBloqueio: z.array(z.int()),
  observacoes: z.string().trim().max(BLOCK_OBSERVATIONS_MAX, tooLongText(BLOCK_OBSERVATIONS_MAX)),
});

/** Values of the form of a purchase block. */
export type PurchaseBlockForm = z.input<typeof purchaseBlockSchema>;

/** The form of a purchase block before anybody fills it in (FRM-33). */
export const emptyPurchaseBlockForm: PurchaseBlockForm = { filiaisBloqueio: [], observacoes: '' };

/** The branches of the chosen regions, as they were read (BLK-012). */
export interface RegionBranches<Branch> {
  /** Of which regions they are, in any order. */
  regionIds: readonly number[];
  rows: readonly Branch[];
}

/** The branches there are to choose from; `undefined` while those of the chosen regions are not known. */
export function branchesOf<Branch>(
  regionIds: readonly number[],
  branches: RegionBranches<Branch> | undefined,
): readonly Branch[] | undefined {
  if (regionIds.length === 0) return [];
  const isOfThese =
    branches?.regionIds.length === regionIds.length &&
    branches.regionIds.every((id) => regionIds.includes(id));
  return isOfThese ? branches.rows : undefined;
}

/** Which branches count as chosen: those that are there, or, until that is known, those that were chosen. */
export function chosenBranches(
  chosen: readonly number[],
  rows: readonly { id: number }[] | undefined,
): readonly number[] {
  return rows ? rows.map(({ id }) => id).filter((id) => chosen.includes(id)) : chosen;
}

interface BlockState {
  /** Branches that count as chosen. */
  count: number;
  /** Whether the branches of the chosen regions are known. */
  known: boolean;
  /** Whether they could not be read. */
  failed: boolean;
}

/** Why a validation cannot be sent; nothing where it can. */
export interface BlockReasons {
  without: 'withoutBlockHasBranches' | undefined;
  with: 'withBlockNeedsBranches' | 'branchesPending' | 'branchesFailed' | undefined;
}

/** What stands against the validation with and without block (BLK-009, BLK-010, BIZ-15). */
export function blockReasons({ count, known, failed }: BlockState): BlockReasons {
  const unknown = failed ? 'branchesFailed' : 'branchesPending';
  return {
    without: count > 0 ? 'withoutBlockHasBranches' : undefined,
    with: !known ? unknown : count === 0 ? 'withBlockNeedsBranches' : undefined,
  };
}
