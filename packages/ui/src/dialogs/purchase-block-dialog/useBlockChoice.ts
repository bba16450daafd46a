import { useState } from 'react';
import { isSelected, noSelection, type RowId, type Selection } from '../../data/selection-table/selection.ts';
import type { Branch } from '../blocked-branches-dialog/productBranches.ts';
import {
  blockReasons,
  branchesOf,
  chosenBranches,
  type RegionBranches,
  type SalesRegion,
} from './purchaseBlock.ts';

interface BlockChoiceOptions {
  regions: readonly SalesRegion[] | undefined;
  branches: RegionBranches | undefined;
  failed: boolean;
  onRegionsChange: (ids: readonly RowId[]) => void;
}

const none: readonly never[] = [];

/** Row by row, so that "all" means those there are now and not those that come. */
const listed = (selection: Selection, rows: readonly { id: RowId }[] | undefined): Selection => ({
  mode: 'only',
  ids:
    selection.mode === 'only'
      ? selection.ids
      : new Set((rows ?? none).map(({ id }) => id).filter((id) => isSelected(selection, id))),
});

/** Which regions and branches are chosen, and what may be done with them. */
export function useBlockChoice({ regions, branches, failed, onRegionsChange }: BlockChoiceOptions) {
  const [regionChoice, setRegionChoice] = useState(noSelection);
  const [branchChoice, setBranchChoice] = useState(noSelection);
  const rows: readonly Branch[] | undefined = branchesOf(regionChoice.ids, branches);
  const ids = chosenBranches(branchChoice.ids, rows);
  return {
    regionChoice,
    branchChoice,
    /** Branches to choose from; `undefined` until they are known. */
    rows,
    hasRegions: regionChoice.ids.size > 0,
    /** Branches that count as chosen. */
    ids,
    reasons: blockReasons({ count: ids.length, known: rows !== undefined, failed }),
    chooseRegions(selection: Selection) {
      const next = listed(selection, regions);
      setRegionChoice(next);
      onRegionsChange([...next.ids]);
    },
    chooseBranches: (selection: Selection) => setBranchChoice(listed(selection, rows)),
  };
}

export type BlockChoice = ReturnType<typeof useBlockChoice>;
