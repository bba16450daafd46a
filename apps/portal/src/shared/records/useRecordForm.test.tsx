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

const { Text } = inputsOf<typeof skuFields>();
const place = { page: 'page', form: 'record' };
const stored: Sku = { id: 7, versao: 1, sku: 'ANTES', principal: false };

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A page of a register that offers the draft of a new record. */
function openPage() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const drafts = createDraftStore(createMemoryStorage(), { get: () => staff('Comercial') });
  drafts.keep(place, { ...draftOf({ sku: '', principal: false }, { sku: 'NOVO' }), recordId: null });
  const answer = async () => ({ data: { ...stored, versao: 2 } });
  const register = createRecordRegister<Sku, typeof skuFields, FormOf<typeof skuFields>>({
    fields: skuFields,
    schema: skuSchema,
    draftPlace: place,
    toForm: (sku) => storedForm(skuFields, sku),
    create: answer,
    update: answer,
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
      <RecordDialog register={register} titles={{ create: 'Adicionar SKU', edit: 'Editar SKU' }}>
        <Text name="sku" />
      </RecordDialog>
    </Provider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return { kept: () => drafts.read(place, draftFormat<FormOf<typeof skuFields>>(skuFields)) };
}

it.each(['Cancelar', 'Salvar'])(
  'leaves the draft that is offered where it is while another record is changed, to %s (D11)',
  async (end) => {
    const { kept } = openPage();
    await userEvent.click(page.getByRole('button', { name: 'Editar' }));
    await userEvent.fill(page.getByRole('textbox', { name: skuFields.sku.label }), 'OUTRO');
    await userEvent.click(page.getByRole('button', { name: end }));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(kept()?.values).toMatchObject({ sku: 'NOVO' });
    await userEvent.click(page.getByRole('button', { name: 'Recuperar o que você digitou' }));
    await expect.element(page.getByRole('textbox', { name: skuFields.sku.label })).toHaveValue('NOVO');
    await userEvent.click(page.getByRole('button', { name: 'Cancelar' }));
    expect(kept()).toBeNull();
  },
);
