import { type FormOf, skuFields, skuSchema, storedForm } from '@portal/domain';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { createDraftStore } from '../drafts/draftStore.ts';
import { inputsOf } from '../editor/fieldInputs.tsx';
import { draftFormat } from '../editor/useDraft.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { draftOf } from '../stories/draftOf.ts';
import { staff } from '../stories/people.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordDraftBanner } from './RecordDraftBanner.tsx';
import { createRecordRegister, type StoredRecord } from './recordRegister.ts';

interface Sku extends StoredRecord, FormOf<typeof skuFields> {}

const { Flag, Text } = inputsOf<typeof skuFields>();
const place = { page: 'page', form: 'record' };
const stored: Sku = { id: 7, versao: 1, sku: 'ANTES', principal: false };

const field = () => page.getByRole('textbox', { name: skuFields.sku.label });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A page of a register that offers the draft of a new record. */
function openPage({ held = false } = {}) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const drafts = createDraftStore(createMemoryStorage(), { get: () => staff('Comercial') });
  drafts.keep(place, { ...draftOf({ sku: '', principal: false }, { sku: 'NOVO' }), recordId: null });
  const sent: FormOf<typeof skuFields>[] = [];
  const gateway = { answer: () => {} };
  /** Waits for the answer where the test holds it. */
  const save = async (body: FormOf<typeof skuFields>, id: number) => {
    sent.push(body);
    if (held) await new Promise<void>((resolve) => Object.assign(gateway, { answer: resolve }));
    return { data: { ...body, id, versao: 2 } };
  };
  const register = createRecordRegister<Sku, typeof skuFields, FormOf<typeof skuFields>>({
    fields: skuFields,
    schema: skuSchema,
    draftPlace: place,
    toForm: (sku) => storedForm(skuFields, sku),
    create: (_, body) => save(body, 8),
    update: (_, record, body) => save(body, record.id),
    read: async () => stored,
    listKey: ['get', 'skus'],
    texts: { created: 'Criado', updated: 'Atualizado' },
  });
  const store = createStore();
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const router = { state: { location: { pathname: '/', search: '' } } };
  store.set(servicesOrNullAtom, { drafts, notify, router } as unknown as Services); // a dialog reads nothing else of them
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <RecordDraftBanner register={register} title="Você tinha um SKU não salvo" nameOf={({ sku }) => sku} />
      <button type="button" onClick={() => store.set(register.openAtom, stored)}>
        Editar
      </button>
      <button type="button" onClick={() => store.set(register.openAtom, null)}>
        Adicionar
      </button>
      <RecordDialog register={register} titles={{ create: 'Adicionar SKU', edit: 'Editar SKU' }}>
        <Text name="sku" />
        <Flag name="principal" />
      </RecordDialog>
    </Provider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return {
    kept: () => drafts.read(place, draftFormat<FormOf<typeof skuFields>>(skuFields)),
    sent,
    notify,
    answer: () => gateway.answer(),
  };
}

it.each(['Cancelar', 'Salvar'])(
  'leaves the draft that is offered where it is while another record is changed, to %s (D11)',
  async (end) => {
    const { kept } = openPage();
    await userEvent.click(page.getByRole('button', { name: 'Editar' }));
    await userEvent.fill(field(), 'OUTRO');
    await userEvent.click(page.getByRole('button', { name: end }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(kept()?.values).toMatchObject({ sku: 'NOVO' });
    await userEvent.click(page.getByRole('button', { name: 'Recuperar o que você digitou' }));
    await expect.element(field()).toHaveValue('NOVO');
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
    expect(kept()).toBeNull();
  },
);

it('takes nothing more while it saves, and keeps focus', async () => {
  const { sent, answer } = openPage({ held: true });
  await userEvent.click(page.getByRole('button', { name: 'Adicionar' }));
  await userEvent.fill(field(), 'UM');
  await userEvent.click(page.getByRole('checkbox'));
  await userEvent.click(field());
  await userEvent.keyboard('{Enter}');
  await expect.element(field()).toHaveAttribute('readonly');
  await userEvent.keyboard(' DOIS');
  await expect.element(field()).toHaveValue('UM');
  await expect.element(field()).toHaveFocus();
  await expect.element(page.getByRole('checkbox')).toHaveAttribute('aria-readonly', 'true');
  answer();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([{ sku: 'UM', principal: true }]);
});

it('stays open as that of the saved record where a key came before it was drawn as busy', async () => {
  const { sent, answer, notify } = openPage({ held: true });
  await userEvent.click(page.getByRole('button', { name: 'Adicionar' }));
  await userEvent.fill(field(), 'UM');
  const input = field().element();
  input.closest('form')?.requestSubmit();
  document.execCommand('insertText', false, ' DOIS'); // as a key types it
  await expect.poll(() => sent).toHaveLength(1);
  answer();
  await expect.element(page.getByRole('dialog', { name: 'Editar SKU' })).toBeVisible();
  await expect.element(field()).toHaveValue('UM DOIS');
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await expect.poll(() => sent).toHaveLength(2);
  answer();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent.map(({ sku }) => sku)).toEqual(['UM', 'UM DOIS']);
  expect(notify.success.mock.calls).toEqual([['Criado'], ['Atualizado']]);
});

it('just closes where nothing of the record has changed', async () => {
  const { sent, notify } = openPage();
  await userEvent.click(page.getByRole('button', { name: 'Editar' }));
  await userEvent.click(page.getByRole('button', { name: 'Salvar' }));
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(page.getByRole('button', { name: 'Editar' }));
  await userEvent.fill(field(), 'OUTRO');
  await userEvent.fill(field(), stored.sku);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
  expect(notify.success).not.toHaveBeenCalled();
});
