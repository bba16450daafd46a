import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { ContactDialog, type ContactDialogProps } from './ContactDialog.tsx';

expectBrowserEvents();

const nothing = () => {};

describeConformance(ContactDialog, {
  props: { open: true, onOpenChange: nothing, onSave: nothing },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<ContactDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ContactDialog onSave={nothing} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('ContactDialog', Example, { role: 'dialog' });

const stored = {
  nome: 'ANA',
  email: 'ana@exemplo.com.br',
  cargo: null,
  dddTelefoneFixo: null,
  dddTelefoneCelular: '31',
  numeroTelefoneCelular: '999998888',
};

/** Area code and number of the mobile. */
const mobile = () => [...document.querySelectorAll<HTMLInputElement>('input[type="tel"]')].slice(2);

describe('ContactDialog', () => {
  it('leads to the half of a phone number that is missing', async () => {
    const view = mount(<Example contact={{ ...stored, numeroTelefoneCelular: '' }} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(buttonNamed('Salvar'));
    await expect.poll(() => document.activeElement).toBe(mobile()[1]);
    expect(mobile().map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    view.unmount();
  });

  it('does not close by Escape while it saves', async () => {
    const view = mount(<Example contact={stored} saving />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    view.unmount();
  });

  it('shows the next contact, with nothing left of the last (FRM-33)', async () => {
    const view = mount(<Example contact={stored} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.fill(fieldNamed('Nome'), '');
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('{Escape}');
    view.rerender(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    expect(fieldNamed('Nome').value).toBe('');
    expect(mobile().map(({ value }) => value)).toEqual(['', '']);
    expect(document.querySelector('[aria-invalid]')).toBeNull();
    view.unmount();
  });
});
