import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed, messageOf } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { ManagerDialog, type ManagerDialogProps } from './ManagerDialog.tsx';

expectBrowserEvents();

const nothing = () => {};
const suffix = '@empresa.com.br';

describeConformance(ManagerDialog, {
  props: { open: true, onOpenChange: nothing, onSave: nothing, onSearch: nothing, emailSuffix: suffix },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<ManagerDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <ManagerDialog
        onSave={nothing}
        onSearch={nothing}
        emailSuffix={suffix}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

describePopup('ManagerDialog', Example, { role: 'dialog', closeButton: 'Cancelar' });

const found = { registration: '123', name: 'Ana Souza', email: 'ana.souza' };
const stored = { codigo: 7, registration: '123', name: 'ANA', email: 'ana@empresa.com.br', active: false };
const values = () => ['Matrícula', 'Nome', 'E-mail'].map((name) => fieldNamed(name).value);

async function openWith(registration: string) {
  await userEvent.click(buttonNamed('Abrir'));
  await userEvent.fill(fieldNamed('Matrícula'), registration);
}

describe('ManagerDialog', () => {
  it('lets go an answer about another registration than is in the field', async () => {
    const view = mount(<Example />);
    await openWith('456');
    view.rerender(<Example found={found} />);
    expect(values()).toEqual(['456', '', '']);
    await userEvent.fill(fieldNamed('Matrícula'), '123');
    view.rerender(<Example found={{ ...found }} />);
    await expect.poll(values).toEqual(['123', 'Ana Souza', 'ana.souza@empresa.com.br']);
    view.unmount();
  });

  it('takes back what was found when the registration becomes another one', async () => {
    const view = mount(<Example />);
    await openWith('123');
    view.rerender(<Example found={found} />);
    await userEvent.fill(fieldNamed('Matrícula'), '1234');
    await expect.poll(values).toEqual(['1234', '', '']);
    view.unmount();
  });

  it('keeps a name that was corrected while the page draws again', async () => {
    const view = mount(<Example />);
    await openWith('123');
    view.rerender(<Example found={found} />);
    await userEvent.fill(fieldNamed('Nome'), 'ANA MARIA');
    view.rerender(<Example found={found} error="Sem conexão" />);
    expect(values()).toEqual(['123', 'ANA MARIA', 'ana.souza@empresa.com.br']);
    view.unmount();
  });

  it('is empty when opened again, with an old answer still there and the flag of the last one gone (MGR-012)', async () => {
    const view = mount(<Example manager={stored} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(fieldNamed('Ativo'));
    expect(fieldNamed('Ativo')).toBeChecked();
    await userEvent.click(buttonNamed('Cancelar'));
    await userEvent.click(buttonNamed('Abrir'));
    expect(fieldNamed('Ativo')).not.toBeChecked();
    await userEvent.click(buttonNamed('Cancelar'));

    view.rerender(<Example found={found} />);
    await openWith('123');
    expect(values()).toEqual(['123', '', '']);
    view.unmount();
  });

  it('opens with what was typed before over the manager as stored, and tells what is typed (D11)', async () => {
    const typed: string[] = [];
    const before = { ...stored, name: 'ANA M' };
    const view = mount(
      <Example
        manager={stored}
        initialValues={before}
        onValuesChange={({ name, active }) => typed.push(`${name} ${active}`)}
      />,
    );
    await userEvent.click(buttonNamed('Abrir'));
    expect(values()).toEqual(['123', 'ANA M', 'ana@empresa.com.br']);
    await userEvent.click(fieldNamed('Ativo'));
    await expect.poll(() => typed).toEqual(['ANA M true']);
    view.unmount();
  });

  it('searches for nothing without a registration, and says what is missing', async () => {
    const searched: string[] = [];
    const view = mount(<Example onSearch={(registration) => searched.push(registration)} />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.click(buttonNamed('Pesquisar'));
    expect(document.activeElement).toBe(fieldNamed('Matrícula'));
    await expect.poll(() => messageOf(fieldNamed('Matrícula'))).toBe('Campo obrigatório');
    await userEvent.keyboard('1a2-3{Enter}');
    expect(searched).toEqual(['123']);
    view.unmount();
  });

  it('asks for the registration and the search where only the name is there (MGR-013, MGR-015)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.fill(fieldNamed('Nome'), 'ANA');
    await userEvent.click(buttonNamed('Salvar'));
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Matrícula'));
    expect(messageOf(fieldNamed('E-mail'))).toBe('Campo obrigatório');
    view.unmount();
  });

  it('can save an existing manager at any time, and then says what is missing (MGR-017)', async () => {
    const view = mount(<Example manager={stored} />);
    await userEvent.click(buttonNamed('Abrir'));
    await expect.poll(() => document.activeElement).toBe(fieldNamed('Nome'));
    await userEvent.fill(fieldNamed('Nome'), ' ');
    expect(buttonNamed('Salvar').getAttribute('aria-disabled')).toBeNull();
    await userEvent.click(buttonNamed('Salvar'));
    await expect.poll(() => messageOf(fieldNamed('Nome'))).toBe('Campo obrigatório');
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
