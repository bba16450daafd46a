import { withMessage } from '@portal/api';
import { Button, type Column, useTableCsv } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Download } from 'lucide-react';
import { useOneAtATime } from '../forms/useOneAtATime.ts';
import { notifyAtom } from '../services/servicesAtom.ts';
import { useWorkSignal } from '../services/useWorkSignal.ts';
import type { FileWords, List } from './createList.ts';
import { useNoFileReason } from './useNoFileReason.ts';

const NOT_MADE = 'O arquivo CSV não foi gerado. Confira a conexão e exporte de novo.';

interface ListCsvProps<Row> {
  list: List<Row>;
  columns: readonly Column<Row>[];
  /** What ends the name of the file. */
  words: FileWords;
}

/** Downloads all rows of a list with its filters and order. To leave the page ends it. */
export function ListCsv<Row>({ list, columns, words }: ListCsvProps<Row>) {
  const notify = useAtomValue(notifyAtom);
  const disabledReason = useNoFileReason(list);
  const { name, filters, readRows } = useAtomValue(list.fileAtom);
  const download = useTableCsv();
  const workSignal = useWorkSignal();
  const { act, underWay } = useOneAtATime(async () => {
    const signal = workSignal();
    try {
      const rows = await readRows(signal);
      if (!signal.aborted) download({ name, filters: [...filters, ...words], columns, rows });
    } catch (error) {
      if (!signal.aborted) notify.error(withMessage(error, NOT_MADE));
    }
  });
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      loading={underWay}
      disabled={disabledReason !== undefined}
      disabledReason={disabledReason}
      onClick={() => void act()}
    >
      Exportar CSV
    </Button>
  );
}
