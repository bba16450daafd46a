import { Button } from '@portal/ui';
import { ClipboardPaste } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../../shared/loading/lazyPart.ts';
import type { PasteDialogProps } from './pasting/PasteDialog.tsx';

const PasteDialog = lazyPart(async () => (await import('./pasting/PasteDialog.tsx')).PasteDialog);

/** Opens the paste of products from a spreadsheet, while the family may get more of them. */
export function PasteProducts({ onCreated, ...place }: Omit<PasteDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      {place.remaining > 0 && (
        <Button icon={<ClipboardPaste aria-hidden="true" />} onClick={() => setOpen(true)}>
          Colar da planilha
        </Button>
      )}
      {open && (
        <Suspense>
          <PasteDialog
            {...place}
            onClose={close}
            onCreated={(ids) => {
              close();
              onCreated(ids);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
