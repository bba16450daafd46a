import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { PurchaseBlockDialog, type PurchaseBlockDialogProps } from './PurchaseBlockDialog.tsx';

expectBrowserEvents();

const nothing = () => {};
const props: PurchaseBlockDialogProps = {
  open: true,
  onOpenChange: nothing,
  regions: [{ id: 1, name: 'CENTRAL' }],
  branches: { regionIds: [1], rows: [] },
  onRegionsChange: nothing,
  onSearchProduct: nothing,
  onValidate: nothing,
};

describeConformance(PurchaseBlockDialog, { props, root: () => document.querySelector('[role="dialog"]') });

function Example(own: Partial<PurchaseBlockDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <PurchaseBlockDialog {...props} {...own} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('PurchaseBlockDialog', Example, { role: 'dialog', closeButton: 'Cancelar' });

describe('PurchaseBlockDialog', () => {
  it('takes no more than 200 characters of observations (BLK-005)', () => {
    const view = mount(<PurchaseBlockDialog {...props} />);
    expect(fieldNamed('Observações').maxLength).toBe(200);
    view.unmount();
  });

  it('is empty when opened again (FRM-33)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.fill(fieldNamed('Observações'), 'Sem giro');
    await userEvent.click(buttonNamed('Cancelar'));
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    await userEvent.click(buttonNamed('Abrir'));
    expect(fieldNamed('Observações').value).toBe('');
    view.unmount();
  });
});
