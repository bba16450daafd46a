import { useState } from 'react';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';

expectBrowserEvents();

describeConformance(LogoutDialog, {
  props: { open: true, onOpenChange: () => {}, onLogout: () => {} },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <LogoutDialog open={open} onOpenChange={setOpen} onLogout={() => {}} />
    </>
  );
}

describePopup('LogoutDialog', Example, { role: 'dialog' });
