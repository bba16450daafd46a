import { useAtomValue } from 'jotai';
import type { List } from '../../../shared/list/createList.ts';
import { useNoFileReason } from '../../../shared/list/useNoFileReason.ts';
import { useWorkSignal } from '../../../shared/services/useWorkSignal.ts';
import type { PdfTable } from './pdfTable.ts';
import { TablePdfButton } from './TablePdfButton.tsx';

interface ListPdfProps<Row> extends Omit<PdfTable<Row>, 'title' | 'readPages'> {
  list: List<Row>;
}

/** A PDF of the chosen rows of a list, or of all that its filter finds, in its order. */
export function ListPdf<Row>({ list, ...table }: ListPdfProps<Row>) {
  const { name, readPages } = useAtomValue(list.fileAtom);
  const disabledReason = useNoFileReason(list, table.chosen.length);
  const workSignal = useWorkSignal();
  const readForUser = (signal: AbortSignal) => readPages(AbortSignal.any([signal, workSignal()]));
  return (
    <TablePdfButton
      table={{ ...table, title: name, readPages: readForUser }}
      disabledReason={disabledReason}
    />
  );
}
