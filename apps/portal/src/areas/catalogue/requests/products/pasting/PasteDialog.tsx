import { Button, ConfirmDialog, Dialog } from '@portal/ui';
import { useState } from 'react';
import { Announcement } from '../../../../../shared/announcement/Announcement.styles.ts';
import { PasteArea } from './PasteArea.tsx';
import { PastedPreview } from './PastedPreview.tsx';
import { wrongText } from './pastedCells.ts';
import { type PastedProductsOptions, usePastedProducts } from './usePastedProducts.ts';

export interface PasteDialogProps extends PastedProductsOptions {
  onClose(): void;
}

const productsText = (count: number) => (count === 1 ? '1 produto' : `${count} produtos`);

/**
 * Products from the columns of a spreadsheet: they are pasted, shown cell by cell with what is wrong, and created all at
 * once when everything is right. What was pasted stays here until then, also over a reload.
 */
export function PasteDialog({ onClose, ...options }: PasteDialogProps) {
  const paste = usePastedProducts(options);
  const { table, typed, wrong, closed, underWay } = paste;
  const [asked, setAsked] = useState(false);
  const discard = () => {
    setAsked(false);
    paste.discard();
  };
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => open || underWay || onClose()}
        title="Colar produtos da planilha"
        size={table ? 'full' : 'md'}
        footer={
          table && (
            <>
              <Button disabled={underWay} onClick={() => (typed.size > 0 ? setAsked(true) : discard())}>
                Colar de novo
              </Button>
              <Button
                variant="primary"
                loading={underWay}
                disabled={closed !== null}
                disabledReason={closed ?? undefined}
                onClick={paste.create}
              >
                {`Criar ${productsText(table.rows.length)}`}
              </Button>
            </>
          )
        }
      >
        <Announcement role="status">{wrong.length > 0 && wrongText(wrong.length)}</Announcement>
        {table ? <PastedPreview paste={{ ...paste, table }} /> : <PasteArea onPaste={paste.read} />}
      </Dialog>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title="Colar de novo"
        confirmLabel="Descartar"
        cancelLabel="Cancelar"
        tone="danger"
        onConfirm={discard}
      >
        Tem certeza que deseja descartar o que foi colado? As correções são perdidas.
      </ConfirmDialog>
    </>
  );
}
