import { Button } from '@portal/ui';
import { ClipboardPaste } from 'lucide-react';
import { Suspense, useState } from 'react';
import { CloseContext, lazyOverlay } from '../../../../shared/loading/lazyOverlay.tsx';
import type { PasteDialogProps } from './pasting/PasteDialog.tsx';

const PasteDialog = lazyOverlay(async () => (await import('./pasting/PasteDialog.tsx')).PasteDialog);

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
        <CloseContext value={close}>
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
        </CloseContext>
      )}
    </>
  );
}
