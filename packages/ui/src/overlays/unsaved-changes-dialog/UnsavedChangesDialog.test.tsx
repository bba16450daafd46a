import { useState } from 'react';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

expectBrowserEvents();

describeConformance(UnsavedChangesDialog, {
  props: { open: true, onOpenChange: () => {}, onLeave: () => {} },
  root: () => document.querySelector('[role="alertdialog"]'),
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <UnsavedChangesDialog open={open} onOpenChange={setOpen} onLeave={() => {}} />
    </>
  );
}

describePopup('UnsavedChangesDialog', Example, { role: 'alertdialog' });
