import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { labelled, useKept } from '../../internal/stories/bindings.ts';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { ManagerDialog, type ManagerDialogProps } from './ManagerDialog.tsx';

expectBrowserEvents();

const nothing = () => {};
const fields = {
  registration: labelled('Matrícula', ''),
  name: labelled('Nome', ''),
  email: labelled('E-mail', ''),
  active: labelled('Ativo', true),
};
const stored = { ...fields, registration: labelled('Matrícula', '123'), name: labelled('Nome', 'ANA') };
const required = {
  fields,
  onSubmit: nothing,
  onSearch: nothing,
  emailSuffix: '@empresa.com.br',
};

describeConformance(ManagerDialog, {
  props: { open: true, onOpenChange: nothing, ...required },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<ManagerDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ManagerDialog {...required} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('ManagerDialog', Example, { role: 'dialog', closeButton: 'Cancelar' });

/** A page that keeps the registration. */
function Kept({ searched }: { searched: string[] }) {
  const registration = useKept(fields.registration);
  return <Example fields={{ ...fields, registration }} onSearch={() => searched.push(registration.value)} />;
}

const announced = () => document.querySelector('[role="dialog"] [role="status"]')?.textContent;

describe('ManagerDialog', () => {
  it('says whom a search found, once for each answer', async () => {
    const view = mount(<Example found={{ name: 'Ana' }} />);
    await userEvent.click(buttonNamed('Abrir'));
    expect(announced()).toBe(''); // an answer from before
    view.rerender(<Example found={{ name: 'Ana Souza' }} />);
    await expect.poll(announced).toContain('Gestor encontrado: Ana Souza');
    view.unmount();
  });

  it('takes digits only, and searches by Enter while nobody was found (MGR-004, MGR-010)', async () => {
    const searched: string[] = [];
    const view = mount(<Kept searched={searched} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.keyboard('1a2-3{Enter}');
    expect(searched).toEqual(['123']);
    view.unmount();
  });

  it('goes to the registration where the answer to a search is that it is wrong', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(buttonNamed('Pesquisar'));
    view.rerender(<Example searching />);
    expect(document.activeElement).not.toBe(fieldNamed('Matrícula'));
    const wrong = { ...fields, registration: labelled('Matrícula', '', 'Campo obrigatório') };
    view.rerender(<Example fields={wrong} />);
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Matrícula'));
    view.unmount();
  });

  it('can save an existing manager at any time (MGR-017)', async () => {
    const view = mount(<Example code={7} fields={stored} />);
    await userEvent.click(buttonNamed('Abrir'));
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Nome'));
    expect(buttonNamed('Salvar').getAttribute('aria-disabled')).toBeNull();
    view.unmount();
  });

  it('is 600 px wide (MGR-019)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await expect
      .poll(() => document.querySelector('[role="dialog"]')?.getBoundingClientRect().width)
      .toBe(600);
    view.unmount();
  });
});
