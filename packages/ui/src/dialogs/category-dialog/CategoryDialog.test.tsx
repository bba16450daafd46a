import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { buttonNamed, fieldNamed } from '../../internal/testing/inDialog.ts';
import { mount } from '../../internal/testing/mount.tsx';
import { CategoryDialog, type CategoryDialogProps } from './CategoryDialog.tsx';
import type { Category } from './category.ts';

expectBrowserEvents();

const nothing = () => {};

describeConformance(CategoryDialog, {
  props: { open: true, onOpenChange: nothing, onSave: nothing },
  root: () => document.querySelector('[role="dialog"]'),
});

function Example(props: Partial<CategoryDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Abrir
      </button>
      <CategoryDialog onSave={nothing} {...props} open={open} onOpenChange={setOpen} />
    </>
  );
}

describePopup('CategoryDialog', Example, { role: 'dialog', closeButton: 'Cancelar' });

const kit = () => fieldNamed('Kit');

async function reopen() {
  await userEvent.click(buttonNamed('Cancelar'));
  await expect.poll(() => document.activeElement).toBe(buttonNamed('Abrir'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement).toBe(fieldNamed('Descrição'));
}

describe('CategoryDialog', () => {
  it('is empty when opened again, or shows the record as it is (CAT-009, FRM-33)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await userEvent.fill(fieldNamed('Descrição'), 'BEBIDAS');
    await userEvent.fill(fieldNamed('Sigla'), '');
    await userEvent.click(kit());
    await reopen();
    expect(fieldNamed('Descrição').value).toBe('');
    expect(kit()).not.toBeChecked();
    expect(document.querySelector('[aria-invalid]')).toBeNull();

    view.rerender(<Example category={{ description: 'BEBIDAS', sigla: 'BEB', kit: true }} />);
    await reopen();
    await userEvent.fill(fieldNamed('Sigla'), 'OUTRA');
    await userEvent.click(kit());
    await reopen();
    expect(fieldNamed('Sigla').value).toBe('BEB');
    expect(kit()).toBeChecked();
    view.unmount();
  });

  it('opens with what was typed before, and tells what is typed (D11)', async () => {
    const typed: Category[] = [];
    const before = { description: 'BEBIDAS', sigla: '', kit: true };
    const view = mount(<Example initialValues={before} onValuesChange={(values) => typed.push(values)} />);
    await userEvent.click(buttonNamed('Abrir'));
    expect(document.querySelector('[role="dialog"]')).toHaveAccessibleName('Cadastrar Categoria');
    expect(fieldNamed('Descrição').value).toBe('BEBIDAS');
    expect(typed).toEqual([]);
    await userEvent.fill(fieldNamed('Sigla'), 'BEB');
    await expect.poll(() => typed).toEqual([{ ...before, sigla: 'BEB' }]);
    view.unmount();
  });

  it('is 440 px wide (CAT-014)', async () => {
    const view = mount(<Example />);
    await userEvent.click(buttonNamed('Abrir'));
    await expect
      .poll(() => document.querySelector('[role="dialog"]')?.getBoundingClientRect().width)
      .toBe(440);
    view.unmount();
  });
});
