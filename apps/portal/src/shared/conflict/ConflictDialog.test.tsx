import { ApiError } from '@portal/api';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { ConflictDialog } from './ConflictDialog.tsx';
import { useConflict } from './useConflict.ts';

interface Brand {
  readonly versao: number;
  readonly descricao: string;
  readonly setor: string;
}

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A form of a brand that somebody else has saved since it was filled. */
function openForm() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  let stored: Brand = { versao: 2, descricao: 'DELA', setor: 'COZINHA' };

  function Form() {
    const [record, setRecord] = useState<Brand>({ versao: 1, descricao: 'ANTES', setor: 'CASA' });
    const [values, setValues] = useState({ descricao: 'ANTES', setor: 'CASA' });
    const { save, dialogProps } = useConflict({
      record,
      fields: [
        { label: 'Descrição', text: ({ descricao }: typeof values) => descricao },
        { label: 'Setor', text: ({ setor }: typeof values) => setor },
      ],
      toValues: ({ descricao, setor }: Brand) => ({ descricao, setor }),
      read: async () => stored,
      write: async (sent, base) => {
        if (base?.versao !== stored.versao) throw new ApiError({ kind: 'conflict', status: 409 });
        stored = { ...sent, versao: stored.versao + 1 };
        return stored;
      },
      takeSaved: async () => {},
      fill: (shown, newest) => {
        setValues(shown);
        setRecord(newest);
      },
    });
    return (
      <>
        <input
          aria-label="Descrição"
          value={values.descricao}
          onChange={({ target }) => setValues({ ...values, descricao: target.value })}
        />
        <output aria-label="Setor">{values.setor}</output>
        <button type="button" onClick={() => void save(values)}>
          Salvar
        </button>
        <ConflictDialog {...dialogProps} />
      </>
    );
  }

  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Form />);
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return { stored: () => stored };
}

const dialog = () => page.getByRole('dialog', { name: 'Registro alterado por outra pessoa' });
const textOf = (locator: Locator) => locator.element().textContent ?? '';
const field = () => page.getByRole('textbox', { name: 'Descrição' });

async function typeAndSave(): Promise<void> {
  await userEvent.fill(field(), 'MINHA');
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await expect.element(dialog()).toBeVisible();
}

describe('two people edit the same record (D7)', () => {
  it('says what the other person changed, from what to what, and what my input would change', async () => {
    const { stored } = openForm();
    await typeAndSave();
    expect(textOf(dialog())).toContain('Enquanto você editava, outra pessoa salvou este registro.');
    expect(textOf(dialog())).toContain('Vocês dois alteraramDescrição');
    const theirs = dialog().getByRole('region', { name: 'O que a outra pessoa alterou' });
    expect(textOf(theirs)).toMatch(/Descrição.*ANTES.*DELA.*Setor.*CASA.*COZINHA/);
    const mine = dialog().getByRole('region', { name: 'O que muda se você mantiver o que digitou' });
    expect(textOf(mine)).toMatch(/Descrição.*DELA.*MINHA/);
    expect(textOf(mine)).not.toContain('Setor');
    expect(stored()).toMatchObject({ versao: 2, descricao: 'DELA' });
  });

  it('saves what I typed on the newer version, and their other changes stay', async () => {
    const { stored } = openForm();
    await typeAndSave();
    await userEvent.click(dialog().getByRole('button', { name: 'Manter o que digitei' }));
    await expect.poll(stored).toEqual({ versao: 3, descricao: 'MINHA', setor: 'COZINHA' });
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('MINHA');
    await expect.element(page.getByRole('status', { name: 'Setor' })).toHaveTextContent('COZINHA');
  });

  it('takes their version into the form, which saves on it from then on', async () => {
    const { stored } = openForm();
    await typeAndSave();
    await userEvent.click(dialog().getByRole('button', { name: 'Usar os dados atuais' }));
    await expect.element(field()).toHaveValue('DELA');
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(stored().versao).toBe(2);
    await userEvent.fill(field(), 'DEPOIS');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.poll(stored).toEqual({ versao: 3, descricao: 'DEPOIS', setor: 'COZINHA' });
  });

  it.each([
    ['Voltar', () => userEvent.click(dialog().getByRole('button', { name: 'Voltar' }))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('goes back to the form with what I typed by %s, and asks again at the next save', async (_, goBack) => {
    const { stored } = openForm();
    await typeAndSave();
    await goBack();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(field()).toHaveValue('MINHA');
    expect(stored()).toMatchObject({ versao: 2, descricao: 'DELA' });
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.element(dialog()).toBeVisible();
  });
});
