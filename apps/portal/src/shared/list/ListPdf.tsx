import { useAtomValue } from 'jotai';
import type { PdfTable } from '../pdf/pdfTable.ts';
import { TablePdfButton } from '../pdf/TablePdfButton.tsx';
import type { List } from './createList.ts';

interface ListPdfProps<Row> extends Omit<PdfTable<Row>, 'title' | 'readPages'> {
  list: List<Row>;
}

/** A PDF of the chosen rows of a list, or of all that its filter finds, in its order. */
export function ListPdf<Row>({ list, ...table }: ListPdfProps<Row>) {
  const asked = useAtomValue(list.askedAtom);
  const { data } = useAtomValue(list.rowsAtom);
  const { name, readPages } = useAtomValue(list.fileAtom);
  const isEmpty = table.chosen.length === 0 && data?.total === 0;
  return (
    <TablePdfButton
      table={{ ...table, title: name, readPages }}
      disabledReason={!asked ? 'Pesquise primeiro' : isEmpty ? 'A lista está vazia' : undefined}
    />
  );
}
