import { blockReasons, chosenBranches } from '@portal/domain';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { type PurchaseBlockState, regionsAtom } from './purchaseBlockAtoms.ts';

const numbers = (ids: readonly (string | number)[]) => ids.map(Number);

/** The branches to block, chosen from those of the chosen regions (BLK-002, BLK-003, BLK-009 to BLK-012). */
export function useBlockedBranches({ regionIdsAtom, branchesAtom }: PurchaseBlockState) {
  const { regions, reading: regionsReading } = useAtomValue(regionsAtom);
  const [regionIds, setRegionIds] = useAtom(regionIdsAtom);
  const { branches, reading: branchesReading } = useAtomValue(branchesAtom);
  const [chosen, setChosen] = useState<readonly number[]>([]);

  // Branches of a region that was taken back are not chosen again with it (G-37).
  const branchIds = chosenBranches(chosen, branches);
  if (branchIds.length < chosen.length) setChosen(branchIds);

  return {
    branchIds,
    fields: {
      ...{ regions, regionsReading, regionIds, branches, branchesReading, branchIds },
      onRegionIdsChange: (ids: readonly (string | number)[]) => setRegionIds(numbers(ids)),
      onBranchIdsChange: (ids: readonly (string | number)[]) => setChosen(numbers(ids)),
      reasons: blockReasons({
        count: branchIds.length,
        known: branches !== undefined,
        failed: branchesReading.error !== null,
      }),
    },
  };
}
