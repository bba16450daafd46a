import { normalizeLines } from '@portal/formats';
import * as z from 'zod/mini';
import { tooLongText } from '../fields/fieldTexts.ts';

/** Most characters of the observations of a purchase block (BLK-005). */
export const BLOCK_OBSERVATIONS_MAX = 200;

/** Form and body of a purchase block: no branches for a validation without block (BLK-014, BLK-015). */
export const purchaseBlockSchema = z.object({
  filiaisBloqueio: z.array(z.int()),
  observacoes: z
    .string()
    .check(
      z.overwrite(normalizeLines),
      z.maxLength(BLOCK_OBSERVATIONS_MAX, tooLongText(BLOCK_OBSERVATIONS_MAX)),
    ),
});

/** Values of the form of a purchase block. */
export type PurchaseBlockForm = z.input<typeof purchaseBlockSchema>;

/** The empty form of a purchase block (FRM-33). */
export const emptyPurchaseBlockForm: PurchaseBlockForm = { filiaisBloqueio: [], observacoes: '' };

/** Branches of the chosen regions, as loaded (BLK-012). */
export interface RegionBranches<Branch> {
  /** The regions they belong to, in any order. */
  regionIds: readonly number[];
  rows: readonly Branch[];
}

/** The branches to choose from; `undefined` until those of the chosen regions are loaded. */
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

/** The chosen branches that exist; all chosen ones until that is known. */
export function chosenBranches(
  chosen: readonly number[],
  rows: readonly { id: number }[] | undefined,
): readonly number[] {
  return rows ? rows.map(({ id }) => id).filter((id) => chosen.includes(id)) : chosen;
}

interface BlockState {
  /** How many branches are chosen. */
  count: number;
  /** Whether the branches of the chosen regions are loaded. */
  known: boolean;
  /** Whether loading them failed. */
  failed: boolean;
}

/** Why a validation cannot be sent; undefined where it can. */
export interface BlockReasons {
  without: 'withoutBlockHasBranches' | undefined;
  with: 'withBlockNeedsBranches' | 'branchesPending' | 'branchesFailed' | undefined;
}

/** Reasons against a validation with and without block (BLK-009, BLK-010, BIZ-15). */
export function blockReasons({ count, known, failed }: BlockState): BlockReasons {
  const unknown = failed ? 'branchesFailed' : 'branchesPending';
  return {
    without: count > 0 ? 'withoutBlockHasBranches' : undefined,
    with: !known ? unknown : count === 0 ? 'withBlockNeedsBranches' : undefined,
  };
}
