import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bound, useKept } from '../../internal/stories/bindings.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { DenyDialog, type DenyDialogProps } from './DenyDialog.tsx';

expectBrowserEvents();

const nothing = () => {};

describeConformance(DenyDialog, {
  props: { open: true, onOpenChange: nothing, onSubmit: nothing, fields: { observacao: bound('') } },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<DenyDialogProps>) {
  const [open, setOpen] = useState(false);
  const observacao = useKept(bound(''));
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <DenyDialog onSubmit={nothing} fields={{ observacao }} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('DenyDialog', Example, { role: 'dialog' });

describe('DenyDialog', () => {
  it('writes a new line on Enter and refuses nobody', async () => {
    const denied: string[] = [];
    const view = mount(<Example onSubmit={() => denied.push(fieldNamed('Motivo da recusa').value)} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(fieldNamed('Motivo da recusa'));
    await userEvent.keyboard('Um{Enter}dois');
    expect(denied).toEqual([]);
    await userEvent.click(buttonNamed('Recusar proposta'));
    expect(denied).toEqual(['Um\ndois']);
    view.unmount();
  });

  it('keeps a reason that was typed from Escape and a press outside', async () => {
    const reasons: string[] = [];
    const view = mount(
      <DenyDialog
        open
        onOpenChange={(_, details) => reasons.push(details.reason)}
        onSubmit={nothing}
        fields={{ observacao: bound('Contrato vencido.') }}
      />,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { position: { x: 2, y: 2 } });
    await userEvent.click(buttonNamed('Voltar'));
    expect(reasons).toEqual(['cancel']);
    view.unmount();
  });
});
