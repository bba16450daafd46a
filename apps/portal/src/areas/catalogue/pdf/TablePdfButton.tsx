import { Button } from '@portal/ui';
import { FileText } from 'lucide-react';
import { Suspense } from 'react';
import { CloseContext, lazyOverlay } from '../../../shared/loading/lazyOverlay.tsx';
import type { PdfTable } from './pdfTable.ts';
import { useTablePdf } from './useTablePdf.ts';

const TablePdfDialog = lazyOverlay(async () => (await import('./TablePdfDialog.tsx')).TablePdfDialog);

interface TablePdfButtonProps<Row> {
  table: PdfTable<Row>;
  /** Why there is nothing to print. */
  disabledReason?: string | undefined;
}

/** Makes a PDF of the chosen rows of a table, or of all where none is chosen (LOT-014, G-20). */
export function TablePdfButton<Row>({ table, disabledReason }: TablePdfButtonProps<Row>) {
  const { state, make, close } = useTablePdf<Row>();
  return (
    <>
      <Button
        icon={<FileText aria-hidden="true" />}
        disabled={disabledReason !== undefined}
        disabledReason={disabledReason}
        onClick={() => void make(table)}
      >
        Gerar PDF
      </Button>
      <CloseContext value={close}>
        <Suspense>
          {state && (
            <TablePdfDialog
              state={state}
              rowNames={table.rowNames}
              onRetry={() => void make(table)}
              onClose={close}
            />
          )}
        </Suspense>
      </CloseContext>
    </>
  );
}
