import { toApiError } from '@portal/api';
import { Button, type Column, useTableCsv } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { notifyAtom } from '../services/servicesAtom.ts';
import type { FileWords, List } from './createList.ts';

interface ListCsvProps<Row> {
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** What ends the name of the file. */
  words: FileWords;
}

/** Downloads all rows of a list with its filters and order. */
export function ListCsv<Row>({ list, columns, words }: ListCsvProps<Row>) {
  const notify = useAtomValue(notifyAtom);
  const asked = useAtomValue(list.askedAtom);
  const { name, filters, readRows } = useAtomValue(list.fileAtom);
  const download = useTableCsv();
  const { act, underWay } = useOneAtATime(async () => {
    try {
      download({ name, filters: [...filters, ...words], columns, rows: await readRows() });
    } catch (error) {
      notify.error(toApiError(error));
    }
  });
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      loading={underWay}
      disabled={!asked}
      disabledReason="Pesquise primeiro"
      onClick={() => void act()}
    >
      Exportar CSV
    </Button>
  );
}
