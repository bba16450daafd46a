import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

expectBrowserEvents();

describeConformance(ConfirmDialog, {
  props: { open: true, onOpenChange: () => {}, onConfirm: () => {}, title: 'Recusar a solicitação?' },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example({ onConfirm = () => {}, ...props }: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ConfirmDialog
        title="Recusar a solicitação?"
        {...props}
        open={open}
        onOpenChange={setOpen}
        onConfirm={onConfirm}
      />
    </>
  );
}

describePopup('ConfirmDialog', Example, { role: 'dialog' });

const named = (name: string) => {
  const found = [...document.querySelectorAll('button')].find((button) => button.textContent === name);
  if (!found) throw new Error(`No button ${name}`);
  return found;
};

describe('ConfirmDialog', () => {
  it('begins at the observations that must be given, of a dangerous act too', async () => {
    const view = mount(<Example tone="danger" observations="required" />);
    named('Abrir').click();
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
    await userEvent.keyboard('sem estoque');
    expect(document.querySelector('textarea')?.value).toBe('sem estoque');
    view.unmount();
  });

  it('confirms once when pressed twice, as the parent starts loading', async () => {
    let confirmed = 0;
    function Saving() {
      const [loading, setLoading] = useState(false);
      return (
        <ConfirmDialog
          open
          onOpenChange={() => {}}
          title="Salvar?"
          saving={loading}
          onConfirm={() => {
            confirmed += 1;
            setLoading(true);
          }}
        />
      );
    }
    const view = mount(<Saving />);
    await userEvent.dblClick(named('Confirmar'));
    await userEvent.keyboard('{Enter}');
    expect(confirmed).toBe(1);
    view.unmount();
  });

  it('is closed by nothing but its buttons while the act is under way', async () => {
    let reason: string | undefined;
    const view = mount(
      <ConfirmDialog
        open
        onOpenChange={(_, details) => {
          reason = details.reason;
        }}
        title="Salvar?"
        saving
        onConfirm={() => {}}
      />,
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body, { position: { x: 2, y: 2 } });
    expect(reason).toBeUndefined();
    await userEvent.click(named('Voltar'));
    expect(reason).toBe('cancel');
    view.unmount();
  });

  it('keeps observations that were typed from Escape and a press outside', async () => {
    const view = mount(<Example observations="required" />);
    named('Abrir').click();
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
    await userEvent.keyboard('sem estoque{Escape}');
    await userEvent.click(document.body, { position: { x: 2, y: 2 } });
    expect(document.querySelector('textarea')?.value).toBe('sem estoque');
    await userEvent.clear(page.getByRole('textbox'));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    view.unmount();
  });

  it('forgets the observations when closed and opened again', async () => {
    const view = mount(<Example observations="optional" />);
    named('Abrir').focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.tagName).toBe('TEXTAREA');
    await userEvent.keyboard('Texto');
    await userEvent.click(named('Voltar'));
    await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(named('Abrir'));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('textarea')?.value).toBe('');
    view.unmount();
  });
});
