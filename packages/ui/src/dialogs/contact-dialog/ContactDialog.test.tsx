import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { labelled } from '../../internal/stories/bindings.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { ContactDialog, type ContactDialogProps } from './ContactDialog.tsx';

expectBrowserEvents();

const nothing = () => {};
const fields = {
  nome: labelled('Nome', 'ANA'),
  email: labelled('E-mail', 'ana@exemplo.com.br'),
  landline: labelled('Telefone', { ddd: '', number: '' }),
  mobile: labelled('Celular', { ddd: '31', number: '' }),
};

describeConformance(ContactDialog, {
  props: { open: true, onOpenChange: nothing, onSubmit: nothing, fields },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<ContactDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ContactDialog onSubmit={nothing} fields={fields} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('ContactDialog', Example, { role: 'dialog' });

/** Area code and number of the mobile. */
const mobile = () => [...document.querySelectorAll<HTMLInputElement>('input[type="tel"]')].slice(2);

describe('ContactDialog', () => {
  it('leads to the half of a phone number that is missing', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(buttonNamed('Salvar'));
    const missing = { ...fields.mobile, error: 'Campo obrigatório', errorHalf: 'number' as const };
    view.rerender(<Example fields={{ ...fields, mobile: missing }} />);
    await expect.poll(() => document.activeElement).toBe(mobile()[1]);
    expect(mobile().map((input) => input.getAttribute('aria-invalid'))).toEqual([null, 'true']);
    view.unmount();
  });

  it('does not close by Escape while it saves', async () => {
    const view = mount(<Example saving />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.keyboard('{Escape}');
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    view.unmount();
  });
});
