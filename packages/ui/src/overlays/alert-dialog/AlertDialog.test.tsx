import { useState } from 'react';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { AlertDialog } from './AlertDialog.tsx';

expectBrowserEvents();

describeConformance(AlertDialog, {
  props: { open: true, onOpenChange: () => {}, title: 'Ação não permitida', children: 'Refine a busca.' },
  root: () => document.querySelector('[role="alertdialog"]'),
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <AlertDialog open={open} onOpenChange={setOpen} title="Ação não permitida">
        Refine a busca.
      </AlertDialog>
    </>
  );
}

describePopup('AlertDialog', Example, { role: 'alertdialog' });
