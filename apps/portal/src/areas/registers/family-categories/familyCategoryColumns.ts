import { categoryFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { descriptionColumn } from '../../../shared/list/codeColumns.ts';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import type { FamilyCategory } from './familyCategories.ts';

/** Columns of the table of categories of families (CAT-004 to CAT-006). */
export const familyCategoryColumns: readonly Column<FamilyCategory>[] = [
  descriptionColumn(),
  {
    id: 'sigla',
    header: categoryFields.sigla.label,
    format: 'text',
    width: 128,
    value: ({ sigla }) => sigla,
  },
  {
    id: 'kit',
    header: categoryFields.kit.label,
    format: 'status',
    width: 96,
    value: ({ kit }) => yesBadge(kit),
  },
];
