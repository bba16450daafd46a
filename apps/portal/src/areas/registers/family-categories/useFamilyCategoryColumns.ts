import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import { descriptionColumn } from '../register/codeColumns.ts';
import type { FamilyCategory } from './familyCategoryList.ts';
import { familyCategoryRegister } from './familyCategoryRegister.ts';

const columns: readonly Column<FamilyCategory>[] = [
  descriptionColumn(),
  { id: 'sigla', header: 'Sigla', format: 'text', width: 160, sortable: true, value: ({ sigla }) => sigla },
  {
    id: 'kit',
    header: 'Kit',
    format: 'status',
    width: 120,
    sortable: true,
    value: ({ kit }) => yesBadge(kit),
  },
];

/** Columns of the table of categories of families (CAT-004 to CAT-006). */
export function useFamilyCategoryColumns(): readonly Column<FamilyCategory>[] {
  const edit = useSetAtom(familyCategoryRegister.openRecordAtom);
  const remove = useSetAtom(familyCategoryRegister.removalAtom);
  return useMemo(() => [...columns, recordActions<FamilyCategory>({ edit, remove })], [edit, remove]);
}
