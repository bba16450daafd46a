import { errorMessage } from '@portal/api';
import { Button, type Column, useTableCsv } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { notifyAtom } from '../services/servicesAtom.ts';
import type { List } from './createList.ts';

interface ListCsvProps<Row> {
  list: List<Row>;
  columns: readonly Column<Row>[];
}

/** Downloads all rows of a list with its filters and order. */
export function ListCsv<Row>({ list, columns }: ListCsvProps<Row>) {
  const notify = useAtomValue(notifyAtom);
  const { readRows, ...file } = useAtomValue(list.fileAtom);
  const download = useTableCsv();
  const { act, underWay } = useOneAtATime(async () => {
    try {
      download({ ...file, columns, rows: await readRows() });
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
