import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { DenyDialog, type DenyDialogProps } from './DenyDialog.tsx';

expectBrowserEvents();

const nothing = () => {};

describeConformance(DenyDialog, {
  props: { open: true, onOpenChange: nothing, onDeny: nothing },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<DenyDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <DenyDialog onDeny={nothing} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('DenyDialog', Example, { role: 'dialog' });

describe('DenyDialog', () => {
  it('forgets the reason when it is closed (FRM-33)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.fill(fieldNamed('Motivo da recusa'), 'Documento vencido');
    await userEvent.click(buttonNamed('Voltar'));
    await expect.poll(() => document.activeElement).toBe(buttonNamed('Abrir'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => fieldNamed('Motivo da recusa').value).toBe('');
    view.unmount();
  });

  it('writes a new line on Enter and refuses nobody', async () => {
    const denied: string[] = [];
    const view = mount(<Example onDeny={(reason) => denied.push(reason)} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(fieldNamed('Motivo da recusa'));
    await userEvent.keyboard('Um{Enter}dois');
    expect(denied).toEqual([]);
    await userEvent.click(buttonNamed('Recusar proposta'));
    expect(denied).toEqual(['Um\ndois']);
    view.unmount();
  });
});
