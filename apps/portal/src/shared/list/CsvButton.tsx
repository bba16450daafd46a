import { errorMessage } from '@portal/api';
import { Button, type TableCsv, useTableCsv } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { notifyAtom } from '../services/servicesAtom.ts';
import { type RowsPage, readAllRows } from './readAllRows.ts';

interface CsvButtonProps<Row> extends Omit<TableCsv<Row>, 'rows'> {
  /** Reads one page of `LARGEST_PAGE` rows of what the list is narrowed to. */
  readPage(page: number): Promise<RowsPage<Row>>;
}

/** Downloads every row of a list as it is narrowed and sorted, of all pages. */
export function CsvButton<Row>({ readPage, ...csv }: CsvButtonProps<Row>) {
  const notify = useAtomValue(notifyAtom);
  const download = useTableCsv();
  const { act, underWay } = useOneAtATime(async () => {
    try {
      download({ ...csv, rows: await readAllRows(readPage) });
    } catch (error) {
      notify.error(errorMessage(error));
    }
  });
  return (
    <Button icon={<Download aria-hidden="true" />} loading={underWay} onClick={() => void act()}>
      Exportar CSV
    </Button>
  );
}
