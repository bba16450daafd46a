import { useAtomValue } from 'jotai';
import type { PdfTable } from '../pdf/pdfTable.ts';
import { TablePdfButton } from '../pdf/TablePdfButton.tsx';
import type { List } from './createList.ts';
import { useNoFileReason } from './useNoFileReason.ts';

interface ListPdfProps<Row> extends Omit<PdfTable<Row>, 'title' | 'readPages'> {
  list: List<Row>;
}

/** A PDF of the chosen rows of a list, or of all that its filter finds, in its order. */
export function ListPdf<Row>({ list, ...table }: ListPdfProps<Row>) {
  const { name, readPages } = useAtomValue(list.fileAtom);
  const disabledReason = useNoFileReason(list, table.chosen.length);
  return <TablePdfButton table={{ ...table, title: name, readPages }} disabledReason={disabledReason} />;
}
