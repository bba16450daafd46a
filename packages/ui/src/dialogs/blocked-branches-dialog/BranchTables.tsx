import { useMemo } from 'react';
import type { Column } from '../../data/data-table/columns/column.ts';
import { DataTable } from '../../data/data-table/DataTable.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './BlockedBranchesDialog.styles.ts';
import { blockedBranchesDialogTexts } from './BlockedBranchesDialog.texts.ts';
import type { Branch, ProductBranches } from './productBranches.ts';

interface BranchTableProps {
  title: string;
  rows: readonly Branch[] | undefined;
  loading: boolean;
}

const branchId = ({ id }: Branch) => id;

/** One of the two lists, counted in its title (BRN-005 to 008, GAP-56). Renders a `<div>`. */
function BranchTable({ title, rows, loading }: BranchTableProps) {
  const messages = useMessages(blockedBranchesDialogTexts);
  const shared = useMessages(sharedTexts);
  const columns = useMemo(
    (): Column<Branch>[] => [
      { id: 'name', header: messages.branchName, format: 'text', value: ({ name }) => name, minWidth: 160 },
    ],
    [messages],
  );
  return (
    <S.Part>
      <S.Title>{rows ? shared.transferTitle(title, rows.length) : title}</S.Title>
      <DataTable label={title} columns={columns} rows={rows} getRowId={branchId} loading={loading} />
    </S.Part>
  );
}

interface BranchTablesProps {
  /** `undefined` until they have been read. */
  branches: ProductBranches | undefined;
  loading: boolean;
}

/** The free branches beside the blocked ones. Renders a `<div>`. */
export function BranchTables({ branches, loading }: BranchTablesProps) {
  const messages = useMessages(blockedBranchesDialogTexts);
  return (
    <S.Tables>
      <BranchTable title={messages.freeBranches} rows={branches?.free} loading={loading} />
      <BranchTable title={messages.blockedBranches} rows={branches?.blocked} loading={loading} />
    </S.Tables>
  );
}
