import { type Column, DataTable } from '@portal/ui';
import { type ChartData, ChartTable } from '@portal/ui/charts';
import { useMemo } from 'react';

/** Most periods that stand beside each other; of more each is a row, of which only those in sight are drawn. */
const MOST_COLUMNS = 120;

/** Height of the table of many periods in pixels. */
const MANY_PX = 420;

interface OverviewTableProps extends ChartData {
  label: string;
  /** Name of the period in which today is: it is in sight at first. */
  current: string;
}

/** A period with its place. */
interface Period {
  readonly name: string;
  readonly place: number;
}

function ManyPeriods({ label, categories, series }: Omit<OverviewTableProps, 'current'>) {
  const rows = useMemo(() => categories.map((name, place): Period => ({ name, place })), [categories]);
  const columns = useMemo(
    (): Column<Period>[] => [
      { id: 'period', header: 'Período', format: 'code', width: 104, grow: false, value: ({ name }) => name },
      ...series.map(
        ({ id, name, values }): Column<Period> => ({
          id,
          header: name,
          format: 'currency',
          value: ({ place }) => values[place],
        }),
      ),
    ],
    [series],
  );
  return (
    <DataTable label={label} columns={columns} rows={rows} getRowId={({ place }) => place} height={MANY_PX} />
  );
}

/** The table behind the charts: a row for each of the six lines (CHT-004, CHT-022, CHT-023), by day a row for each day. */
export function OverviewTable({ current, ...overview }: OverviewTableProps) {
  return overview.categories.length > MOST_COLUMNS ? (
    <ManyPeriods {...overview} />
  ) : (
    <ChartTable {...overview} rows="series" startAt={current} />
  );
}
