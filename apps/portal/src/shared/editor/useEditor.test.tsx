import { ApiError } from '@portal/api';
import { emptyForm, type FormOf, skuFields, skuSchema } from '@portal/domain';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { discardUnsavedAtom } from '../forms/leaveGuardAtoms.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { draftOf } from '../stories/draftOf.ts';
import { staff } from '../stories/people.ts';
import { EditorFrame } from './EditorFrame.tsx';
import { inputsOf } from './fieldInputs.tsx';
import { draftFormat } from './useDraft.ts';
import { useEditor } from './useEditor.ts';

interface Sku extends FormOf<typeof skuFields> {
  readonly versao: number;
  /** Whether the user may not save it any more. */
  readonly closed?: boolean;
}

const { Flag, Text } = inputsOf<typeof skuFields>();
const placeOf = (record: Sku | null) => ({ page: 'page', form: record ? 'sku' : 'new-sku' });
const toForm = (record: Sku | null): FormOf<typeof skuFields> =>
  record ? { sku: record.sku, principal: record.principal } : emptyForm(skuFields);

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A form of a SKU on a device that keeps drafts. */
function openForm({ draft, record = null }: { draft?: object; record?: Sku | null } = {}) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const drafts = createDraftStore(createMemoryStorage(), { get: () => staff('Comercial') });
  if (draft) drafts.keep(placeOf(record), draft);
  const write = vi.fn(async (body: FormOf<typeof skuFields>, _base: Sku | null, _key: string) => ({
    ...body,
    versao: 9,
  }));
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const state = {
    location: { pathname: '/', search: '' },
    navigation: { state: 'idle' },
    blockers: new Map(),
  };
  const router = { state };
  const [onSaved, goOn] = [vi.fn(), vi.fn()];

  function Form({ latest }: { latest: Sku | null }) {
    const editor = useEditor({
      record: latest,
      fields: skuFields,
      toForm,
      loadSchema: async () => skuSchema,
      read: async (stored: Sku) => stored,
      write,
      onSaved,
      goOn,
      place: placeOf,
      editable: latest?.closed !== true,
    });
    return (
      <EditorFrame
        editor={editor}
        label="SKU"
        draftBanner={{ title: 'Você tinha um SKU não salvo' }}
        submit={{ label: 'Salvar' }}
      >
        <Text name="sku" />
        <Flag name="principal" />
      </EditorFrame>
    );
  }

  const container = document.createElement('div');
  document.body.append(container);
  let stop = () => {};
  let discard = () => {};
  /** Shows the form as after a reload. */
  const load = () => {
    stop();
    const store = createStore();
    store.set(servicesOrNullAtom, { drafts, notify, router } as unknown as Services); // a form reads nothing else of them
    const root = createRoot(container);
    const show = (latest: Sku | null) =>
      root.render(
        <Provider store={store}>
          <Form latest={latest} />
        </Provider>,
      );
    show(record);
    stop = () => root.unmount();
    discard = () => store.set(discardUnsavedAtom);
    return { readAgain: show };
  };
  const { readAgain } = load();
  leave.push(() => {
    stop();
    container.remove();
  });
  const kept = () => drafts.read(placeOf(stored), draftFormat(skuFields));
  const keptOfNew = () => drafts.read(placeOf(null), draftFormat(skuFields));
  return {
    load,
    readAgain,
    close: () => stop(),
    /** Leaves without saving. */
    discard: () => discard(),
    drop: () => drafts.drop(placeOf(stored)),
    write,
    onSaved,
    goOn,
    state,
    notify,
    kept,
    keptOfNew,
  };
}

const code = () => page.getByRole('textbox', { name: skuFields.sku.label });
const press = (name: string) => userEvent.click(page.getByRole('button', { name }));
const recover = () => press('Recuperar o que você digitou');

const stored: Sku = { sku: 'ANTES', principal: false, versao: 1 };

describe('the answer of a save', () => {
  /** Saves a new record, and does something else before the answer is there. */
  async function saveAnd(meanwhile: (form: ReturnType<typeof openForm>) => void) {
    const form = openForm();
    const answer = Promise.withResolvers<Sku>();
    form.write.mockReturnValueOnce(answer.promise);
    await userEvent.fill(code(), 'NOVO');
    await press('Salvar');
    await expect.poll(() => form.write.mock.calls.length).toBe(1);
    meanwhile(form);
    answer.resolve({ sku: 'NOVO', principal: false, versao: 1 });
    await expect.poll(() => form.onSaved.mock.calls.length).toBe(1);
    return form;
  }

  it('leads on', async () => {
    const { goOn } = await saveAnd(() => {});
    await expect.poll(() => goOn.mock.calls.length).toBe(1);
  });

  it.each<[string, (form: ReturnType<typeof openForm>) => void]>([
    ['has left the form', ({ close }) => close()],
    [
      'is on the way to another page',
      ({ state }) => void Object.assign(state.navigation, { state: 'loading' }),
    ],
    ['is asked whether to leave', ({ state }) => void state.blockers.set('1', { state: 'blocked' })],
  ])('leads nobody on who %s', async (_what, meanwhile) => {
    const { goOn } = await saveAnd(meanwhile);
    expect(goOn).not.toHaveBeenCalled();
  });
});

describe('a draft that is still offered', () => {
  const open = () => openForm({ draft: draftOf(toForm(stored), { principal: true }), record: stored });
  const offer = page.getByRole('button', { name: 'Recuperar o que você digitou' });
  const left = { sku: 'ANTES', principal: true };

  it('stays when something else is saved, and is offered again (D11)', async () => {
    const { load, kept, onSaved } = open();
    await userEvent.fill(code(), 'OUTRO');
    await press('Salvar');
    await expect.poll(() => onSaved.mock.calls.length).toBe(1);
    await expect.element(offer).toBeVisible();
    expect(kept()?.values).toEqual(left);
    load();
    await recover();
    await expect.element(page.getByRole('checkbox', { name: skuFields.principal.label })).toBeChecked();
  });

  it('stays when something else is given up', async () => {
    const { discard, kept } = open();
    await userEvent.fill(code(), 'OUTRO');
    await expect.element(page.getByText('Alterações não salvas')).toBeVisible();
    discard();
    expect(kept()?.values).toEqual(left);
  });

  it.each([
    ['over what is typed', 'DELA'],
    ['with what is typed', 'OUTRO'],
  ])('stays when the form closes %s, which offers it no more', async (_what, sku) => {
    const { readAgain, kept } = open();
    await userEvent.fill(code(), 'OUTRO');
    readAgain({ ...stored, sku, versao: 2, closed: true });
    await expect.element(offer).not.toBeInTheDocument();
    await expect.element(code()).toHaveValue(sku);
    expect(kept()?.values).toEqual(left);
  });

  it('is none any more once it is restored and stands stored already', async () => {
    const { kept } = openForm({
      draft: draftOf(toForm(stored), { principal: true }),
      record: { ...stored, principal: true, versao: 2 },
    });
    await recover();
    await expect.element(offer).not.toBeInTheDocument();
    expect(kept()).toBeNull();
  });
});

describe('a form that closes', () => {
  const unsent = page.getByRole('group', { name: 'O que você digitou não foi salvo' });

  it('shows what was typed and does not stand stored, and keeps it (D7)', async () => {
    const { readAgain, kept } = openForm({ record: stored });
    await userEvent.fill(code(), 'MEU');
    await userEvent.click(page.getByRole('checkbox', { name: skuFields.principal.label }));
    readAgain({ sku: 'DELA', principal: true, versao: 2, closed: true });
    await expect.element(unsent.getByText('MEU')).toBeVisible();
    await expect.element(unsent.getByText(skuFields.principal.label)).not.toBeInTheDocument();
    expect(kept()?.values).toEqual({ sku: 'MEU', principal: true });
  });

  it('says and keeps nothing of what was saved, though its answer was lost', async () => {
    const { readAgain, kept } = openForm({ record: stored });
    await userEvent.fill(code(), 'MEU');
    await expect.poll(kept).not.toBeNull();
    readAgain({ ...stored, sku: 'MEU', versao: 2, closed: true });
    await expect.poll(kept).toBeNull();
    await expect.element(unsent).not.toBeInTheDocument();
  });
});

describe('the draft of an editor', () => {
  it('goes on with another key where the gateway has stored something else under its own (D23)', async () => {
    const { load, write, notify } = openForm();
    write.mockRejectedValueOnce(new ApiError({ kind: 'conflict', status: 422 }));
    await userEvent.fill(code(), 'NOVO');
    await press('Salvar');
    await expect.poll(() => notify.error.mock.calls.length).toBe(1);
    load();
    await recover();
    await press('Salvar');
    await expect.poll(() => write.mock.calls.length).toBe(2);
    const [first, second] = write.mock.calls.map(([, , key]) => key);
    expect(second).not.toBe(first);
  });

  it('is announced when it is offered (D11)', async () => {
    const texts: string[] = [];
    const watch = new MutationObserver(() => {
      const status = document.querySelector('[role=group] [role=status]');
      if (status) texts.push(status.textContent.trim());
    });
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    openForm({ draft: draftOf(toForm(stored), { principal: true }), record: stored });
    const offer = page.getByRole('group', { name: 'Você tinha um SKU não salvo' });
    await expect.element(offer.getByRole('status')).toHaveTextContent('Você tinha um SKU não salvo');
    watch.disconnect();
    expect([...new Set(texts)]).toEqual(['', 'Você tinha um SKU não salvo']);
  });

  it('is still there while it is offered, whatever is typed or read meanwhile', async () => {
    const { readAgain, kept } = openForm({
      draft: draftOf(toForm(stored), { principal: true }),
      record: stored,
    });
    await userEvent.fill(code(), 'OUTRO');
    expect(kept()?.values).toEqual({ sku: 'ANTES', principal: true });
    await userEvent.fill(code(), 'ANTES');
    readAgain({ ...stored, sku: 'DELA', versao: 2 });
    await expect.element(code()).toHaveValue('DELA');
    expect(kept()?.values).toEqual({ sku: 'ANTES', principal: true });
  });

  it('comes beside what was typed meanwhile, and both are kept then', async () => {
    const { kept } = openForm({ draft: draftOf(toForm(stored), { principal: true }), record: stored });
    await userEvent.fill(code(), 'OUTRO');
    await recover();
    await expect.element(code()).toHaveValue('OUTRO');
    await expect.element(page.getByRole('checkbox', { name: skuFields.principal.label })).toBeChecked();
    await expect.poll(() => kept()?.values).toEqual({ sku: 'OUTRO', principal: true });
  });

  it('goes on as that of the created record, over its values, with what was typed since (D11)', async () => {
    const { readAgain, write, kept } = openForm();
    const answer = Promise.withResolvers<Sku>();
    write.mockReturnValueOnce(answer.promise);
    await userEvent.fill(code(), 'NOVO');
    await press('Salvar');
    await userEvent.click(page.getByRole('checkbox', { name: skuFields.principal.label }));
    const created: Sku = { sku: 'NOVO 1', principal: false, versao: 1 };
    answer.resolve(created);
    await expect.poll(() => write.mock.settledResults.length).toBe(1);
    readAgain(created);
    await expect.element(code()).toHaveValue('NOVO 1');
    await expect.element(page.getByRole('checkbox', { name: skuFields.principal.label })).toBeChecked();
    await expect
      .poll(kept)
      .toMatchObject({ saved: { sku: 'NOVO 1' }, values: { sku: 'NOVO 1', principal: true } });
  });

  it('waits for the next new record once another one is created, whose form keeps only its own (D11, D23)', async () => {
    const { write, kept, keptOfNew } = openForm({ draft: draftOf(toForm(null), { sku: 'ANTIGO' }) });
    const answer = Promise.withResolvers<Sku>();
    write.mockReturnValueOnce(answer.promise);
    await userEvent.fill(code(), 'NOVO');
    await press('Salvar');
    await userEvent.click(page.getByRole('checkbox', { name: skuFields.principal.label }));
    const created: Sku = { sku: 'NOVO', principal: false, versao: 1 };
    answer.resolve(created);
    await expect
      .element(page.getByRole('button', { name: 'Recuperar o que você digitou' }))
      .not.toBeInTheDocument();
    await userEvent.fill(code(), 'NOVO 2');
    await expect
      .poll(kept)
      .toMatchObject({ saved: { sku: 'NOVO' }, values: { sku: 'NOVO 2', principal: true } });
    expect(keptOfNew()?.values).toEqual({ sku: 'ANTIGO', principal: false });
  });

  it.each([
    ['a new record', null],
    ['a record that is there', stored],
  ])(
    'is of what was saved of %s, also where the form is gone when the answer comes (D11)',
    async (_what, record) => {
      const { write, close, kept, keptOfNew } = openForm({ record });
      const answer = Promise.withResolvers<Sku>();
      write.mockReturnValueOnce(answer.promise);
      await userEvent.fill(code(), 'NOVO');
      await press('Salvar');
      await userEvent.click(page.getByRole('checkbox', { name: skuFields.principal.label }));
      close();
      answer.resolve({ sku: 'NOVO 1', principal: false, versao: 2 });
      await expect
        .poll(kept)
        .toMatchObject({ saved: { sku: 'NOVO 1' }, values: { sku: 'NOVO 1', principal: true } });
      expect(keptOfNew()).toBeNull();
    },
  );

  it('is none of what was typed while it was saved and then given up', async () => {
    const { write, drop, close, kept } = openForm({ record: stored });
    const answer = Promise.withResolvers<Sku>();
    write.mockReturnValueOnce(answer.promise);
    await userEvent.fill(code(), 'NOVO');
    await press('Salvar');
    await userEvent.click(page.getByRole('checkbox', { name: skuFields.principal.label }));
    drop();
    close();
    answer.resolve({ sku: 'NOVO', principal: false, versao: 2 });
    await answer.promise;
    await expect.poll(() => write.mock.settledResults.length).toBe(1);
    expect(kept()).toBeNull();
  });

  it('is not said to be changed by others when its own save is read before the answer is there', async () => {
    const { readAgain, write } = openForm({ record: stored });
    const answer = Promise.withResolvers<Sku>();
    write.mockReturnValueOnce(answer.promise);
    const said = vi.fn();
    const watch = new MutationObserver(() => said(document.body.textContent.includes('Este registro mudou')));
    watch.observe(document.body, { childList: true, characterData: true, subtree: true });
    await userEvent.fill(code(), 'NOVO');
    await press('Salvar');
    const saved: Sku = { sku: 'NOVO', principal: false, versao: 2 };
    await userEvent.fill(code(), 'NOVO 2');
    readAgain(saved);
    await userEvent.click(page.getByRole('checkbox', { name: skuFields.principal.label }));
    answer.resolve(saved);
    await expect.poll(() => write.mock.settledResults.length).toBe(1);
    await expect.element(page.getByText('Alterações não salvas')).toBeVisible();
    expect(said).not.toHaveBeenCalledWith(true);
    readAgain({ ...saved, sku: 'DELA', versao: 3 });
    await expect.poll(() => said.mock.lastCall).toEqual([true]);
    watch.disconnect();
  });

  it('gives way to what was typed meanwhile when it is discarded', async () => {
    const { kept } = openForm({ draft: draftOf(toForm(stored), { principal: true }), record: stored });
    await userEvent.fill(code(), 'OUTRO');
    await press('Descartar');
    await expect.poll(() => kept()?.values).toEqual({ sku: 'OUTRO', principal: false });
  });

  it('lets the user choose where somebody else has changed the same since (D7)', async () => {
    const record = { ...stored, sku: 'DELA', versao: 2 };
    openForm({ draft: draftOf(toForm(stored), { sku: 'MINHA' }), record });
    await recover();
    await expect
      .element(page.getByRole('dialog', { name: 'Registro alterado por outra pessoa' }))
      .toBeVisible();
    await press('Usar os dados atuais');
    await expect.element(code()).toHaveValue('DELA');
  });
});
