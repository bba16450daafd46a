import { toApiError } from '@portal/api';
import { type Column, DataTable, EmptyState } from '@portal/ui';
import { UserRound } from 'lucide-react';
import { readingOf } from '../../../shared/server-state/readingOf.ts';

interface ManagerTableProps<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  query: Parameters<typeof readingOf>[0];
  getRowId(row: Row): number;
  /** Shown where the gateway has nothing of the manager (RQF-084, RQF-085). */
  missing: string;
}

/** A table about a manager; that nothing is found is no failure. */
export function ManagerTable<Row>({
  label,
  columns,
  rows,
  query,
  getRowId,
  missing,
}: ManagerTableProps<Row>) {
  const isMissing = toApiError(query.error).kind === 'notFound';
  return (
    <DataTable
      label={label}
      columns={columns}
      rows={isMissing ? [] : rows}
      getRowId={getRowId}
      emptyText={missing}
      {...readingOf(query)}
      {...(isMissing && { error: null })}
    />
  );
}

/** Stands where the table of a manager comes, before one was chosen. */
export function NoManager({ what }: { what: string }) {
  return (
    <EmptyState icon={<UserRound aria-hidden="true" />} title={`Selecione um gestor para ver ${what}`} />
  );
}
