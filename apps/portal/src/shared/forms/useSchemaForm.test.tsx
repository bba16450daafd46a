import { ApiError } from '@portal/api';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { SpokenError } from '../announcement/SpokenError.tsx';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { useFormField } from './useFormField.ts';
import { useSchemaForm } from './useSchemaForm.ts';

const schema = z.object({ nome: z.string().check(z.minLength(3, 'Curto demais'), z.toUpperCase()) });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

type Notified = Record<'success' | 'error' | 'warning' | 'clear', ReturnType<typeof vi.fn>>;
const notified = (): Notified => ({ success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() });

function show(form: ReactNode, notify: Notified) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const store = createStore();
  const router = { state: { location: { pathname: '/', search: '' } } };
  store.set(servicesOrNullAtom, { notify, router } as unknown as Services); // a form reads nothing else of them
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Provider store={store}>{form}</Provider>);
  leave.push(() => {
    root.unmount();
    container.remove();
  });
}

const listSchema = z.object({ linhas: z.array(z.object({ nome: z.string() })) });

/** Where errors are read out. */
const spoken = () => document.querySelector('[aria-live="assertive"]');

/** A form with a list, whose server says what is wrong with a row of it. */
function ListForm() {
  const { control, formProps } = useSchemaForm({
    loadSchema: async () => listSchema,
    defaultValues: { linhas: [{ nome: 'A' }] },
    onSubmit: async () => {
      throw new ApiError({ kind: 'validation', status: 400, fields: { 'linhas[0].nome': ['Já existe'] } });
    },
  });
  const { error, inputRef, onValueChange: _, ...field } = useFormField(control, 'linhas.0.nome');
  return (
    <form {...formProps}>
      <input {...field} ref={inputRef} aria-label="Nome" readOnly />
      <p>{error}</p>
      <button type="submit">Salvar</button>
    </form>
  );
}

/** A form whose rules come when the test says so. */
function openForm({ answers = false } = {}) {
  let bring = () => {};
  const rules = new Promise<typeof schema>((resolve) => {
    bring = () => resolve(schema);
  });
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const onSubmit = vi.fn(async () => undefined);
  const notify = notified();

  function Form() {
    const [stored, setStored] = useState(false);
    const { control, dirty, fill, formProps } = useSchemaForm({
      loadSchema: () => rules,
      defaultValues: { nome: '' },
      onSubmit: async (...sent: Parameters<typeof onSubmit>) => {
        await onSubmit(...sent);
        if (!answers) return;
        await answered;
        fill({ nome: 'GUARDADO' }, { nome: 'GUARDADO' });
        setStored(true); // drawn together with what was filled in
      },
    });
    const { error, inputRef, onValueChange, ...field } = useFormField(control, 'nome');
    return (
      <form {...formProps}>
        <input
          {...field}
          ref={inputRef}
          aria-label="Nome"
          onChange={(event) => onValueChange(event.target.value)}
        />
        <p>{error}</p>
        <output>{`${stored ? 'gravado, ' : ''}${dirty ? 'alterado' : 'salvo'}`}</output>
        <button type="submit">Salvar</button>
      </form>
    );
  }

  show(<Form />, notify);
  return { answer, bring, onSubmit, notify };
}

describe('useSchemaForm', () => {
  it('judges what stood in the form when it was sent, not what is typed while its rules load', async () => {
    const { bring, onSubmit, notify } = openForm();
    const field = page.getByRole('textbox', { name: 'Nome' });
    await userEvent.type(field, 'ab');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await userEvent.type(field, 'cdef');
    bring();
    await expect.poll(() => notify.error.mock.calls).toEqual([['Preencha todos os campos obrigatórios']]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.poll(() => onSubmit.mock.calls).toEqual([[{ nome: 'ABCDEF' }, { nome: 'abcdef' }]]);
  });

  it('shows what was stored, and keeps what was typed while it was on its way', async () => {
    const { answer, bring, onSubmit } = openForm({ answers: true });
    bring();
    const field = page.getByRole('textbox', { name: 'Nome' });
    await userEvent.type(field, 'abc');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.poll(() => onSubmit.mock.calls.length).toBe(1);
    await userEvent.type(field, 'd');
    answer();
    await expect.element(page.getByRole('status')).toHaveTextContent('gravado, alterado');
    await expect.element(field).toHaveValue('abcd');
  });

  it('shows what was stored where nothing was typed meanwhile', async () => {
    const { answer, bring } = openForm({ answers: true });
    bring();
    answer();
    const field = page.getByRole('textbox', { name: 'Nome' });
    await userEvent.type(field, 'abc');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.element(field).toHaveValue('GUARDADO');
    await expect.element(page.getByRole('status')).toHaveTextContent('gravado, salvo');
  });

  it('does not take what somebody else saved, and was filled in on the way, for typed by the user (D7)', async () => {
    const typedSince: boolean[] = [];
    const pairSchema = z.object({ nome: z.string(), setor: z.string() });
    function ConflictForm() {
      const { control, fill, formProps } = useSchemaForm({
        loadSchema: async () => pairSchema,
        defaultValues: { nome: 'ANTES', setor: 'CASA' },
        onSubmit: async ({ nome }) => {
          fill({ nome, setor: 'DELA' }, { nome: 'ANTES', setor: 'DELA' });
          const saved = { nome, setor: 'DE OUTRO' };
          typedSince.push(fill(saved, saved));
        },
      });
      const { error: _, inputRef: ref, onValueChange, ...name } = useFormField(control, 'nome');
      const { value: department } = useFormField(control, 'setor');
      return (
        <form {...formProps}>
          <input
            {...name}
            ref={ref}
            aria-label="Nome"
            onChange={(event) => onValueChange(event.target.value)}
          />
          <output>{department}</output>
          <button type="submit">Salvar</button>
        </form>
      );
    }
    show(<ConflictForm />, notified());
    await userEvent.fill(page.getByRole('textbox', { name: 'Nome' }), 'MINHA');
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.poll(() => typedSince).toEqual([false]);
    await expect.element(page.getByRole('status')).toHaveTextContent('DE OUTRO');
  });

  it('shows what is wrong before it says so, and is not drawn as busy for it', async () => {
    const drawnAsBusy = vi.fn();
    const shownBefore = vi.fn();
    function RefusedForm() {
      const { control, formProps, submitting } = useSchemaForm({
        loadSchema: async () => schema,
        defaultValues: { nome: '' },
        onSubmit: async () => undefined,
      });
      const { error } = useFormField(control, 'nome');
      useLayoutEffect(() => {
        if (submitting) drawnAsBusy();
      });
      return (
        <form {...formProps}>
          <p>{error}</p>
          <button type="submit">Salvar</button>
        </form>
      );
    }
    const notify = notified();
    notify.error.mockImplementation(() => shownBefore(page.getByText('Curto demais').query() !== null));
    show(<RefusedForm />, notify);
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.poll(() => shownBefore.mock.calls).toEqual([[true]]);
    expect(drawnAsBusy).not.toHaveBeenCalled();
  });

  describe('takes back what it said of saves that failed', () => {
    const save = () => userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    function openFailing() {
      const takeBack = vi.fn();
      const onSubmit = vi.fn(async (): Promise<unknown> => undefined);
      function FailingForm() {
        const { formProps } = useSchemaForm({
          loadSchema: async () => schema,
          defaultValues: { nome: 'Marca' },
          onSubmit,
        });
        return (
          <form {...formProps}>
            <button type="submit">Salvar</button>
          </form>
        );
      }
      const notify = notified();
      notify.error.mockReturnValue(takeBack);
      show(<FailingForm />, notify);
      return { notify, onSubmit, takeBack };
    }

    it('once one succeeds', async () => {
      const { notify, onSubmit, takeBack } = openFailing();
      onSubmit
        .mockRejectedValueOnce(new Error('Sem conexão'))
        .mockRejectedValueOnce(new Error('Sem conexão'));
      for (const times of [1, 2]) {
        await save();
        await expect.poll(() => notify.error.mock.calls).toHaveLength(times);
        expect(takeBack).not.toHaveBeenCalled();
      }
      await save();
      await expect.poll(() => takeBack.mock.calls).toHaveLength(2);
    });

    it('not where nothing was saved', async () => {
      const { notify, onSubmit, takeBack } = openFailing();
      onSubmit.mockRejectedValueOnce(new Error('Sem conexão')).mockResolvedValueOnce(false);
      await save();
      await expect.poll(() => notify.error.mock.calls).toHaveLength(1);
      await save();
      await expect.poll(() => onSubmit.mock.settledResults).toHaveLength(2);
      expect(takeBack).not.toHaveBeenCalled();
      await save();
      await expect.poll(() => takeBack.mock.calls).toHaveLength(1);
    });
  });

  it('takes back that fields are missing with the form that they are missing in, and no failure of the server', async () => {
    const takeBack = vi.fn();
    const onSubmit = vi.fn().mockRejectedValue(new Error('Sem conexão'));
    const notify = notified();
    notify.error.mockImplementation((said) => () => takeBack(typeof said === 'string' ? said : 'falha'));
    function Dialog() {
      const { control, formProps } = useSchemaForm({
        loadSchema: async () => schema,
        defaultValues: { nome: 'Marca' },
        onSubmit,
      });
      const { error: _, inputRef, onValueChange, ...field } = useFormField(control, 'nome');
      return (
        <form {...formProps}>
          <input
            {...field}
            ref={inputRef}
            aria-label="Nome"
            onChange={(event) => onValueChange(event.target.value)}
          />
          <button type="submit">Salvar</button>
        </form>
      );
    }
    function Opener() {
      const [open, setOpen] = useState(true);
      return (
        <>
          {open && <Dialog />}
          <button type="button" onClick={() => setOpen(false)}>
            Voltar
          </button>
        </>
      );
    }
    show(<Opener />, notify);
    const save = page.getByRole('button', { name: 'Salvar' });
    await userEvent.click(save);
    await expect.poll(() => notify.error.mock.calls).toHaveLength(1);
    await userEvent.clear(page.getByRole('textbox', { name: 'Nome' }));
    await userEvent.click(save);
    await expect.poll(() => notify.error.mock.calls).toHaveLength(2);
    expect(takeBack).not.toHaveBeenCalled();
    await userEvent.click(page.getByRole('button', { name: 'Voltar' }));
    await expect.poll(() => takeBack.mock.calls).toEqual([['Preencha todos os campos obrigatórios']]);
  });

  it('brings what the server says of a row of a list to that row (D9)', async () => {
    const notify = notified();
    show(
      <>
        <ListForm />
        <SpokenError />
      </>,
      notify,
    );
    await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
    await expect.element(page.getByText('Já existe')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Nome' })).toHaveFocus();
    expect(notify.error).not.toHaveBeenCalled();
    expect(spoken()?.textContent).toBe('');
  });

  it('reads out what the server says of the field that has focus already, each time (D9)', async () => {
    show(
      <>
        <ListForm />
        <SpokenError />
      </>,
      notified(),
    );
    await expect.poll(spoken).not.toBeNull();
    const region = spoken();
    if (!region) throw new Error('Nothing reads errors out');
    const said: (string | null)[] = [];
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { characterData: true, childList: true, subtree: true });
    leave.push(() => observer.disconnect());
    await userEvent.click(page.getByRole('textbox', { name: 'Nome' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said).toEqual(['Já existe']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said).toEqual(['Já existe', '', 'Já existe']);
  });
});
