import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { createMemoryStorage } from '../../session/browserStorage.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { staff } from '../stories/people.ts';
import { createKeptBatch } from './createKeptBatch.ts';
import { InterruptedBatch } from './InterruptedBatch.tsx';
import { createKeptBatches } from './keptBatches.ts';

const approve = { id: 'approve', label: 'Aprovar' } as const;
const act = z.object({ id: z.literal('approve') });

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A page with the batches of a user that were interrupted on these days of March. */
async function openPage(...days: readonly string[]) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const storage = createMemoryStorage();
  const session = { get: () => staff('Diretoria') };
  const kept = createKeptBatches('product-approval', act);
  const items = [1, 2].map((id) => ({ id, name: `PANELA ${id}`, code: String(id), versao: 1 }));
  for (const day of days) {
    const at = `2027-03-${day}T12:00:00.000Z`;
    kept.keep(
      { storage, session },
      { stage: 'running', lote: crypto.randomUUID(), at, act: approve, items, results: [] },
    );
  }
  const batch = createKeptBatch({
    name: 'product-approval',
    act,
    chunk: 20,
    send: async () => [],
    touches: '/api/produtos',
    doneText: () => 'Produtos aprovados',
    readResults: async () => [],
  });
  const notify = { success: vi.fn() };
  const store = createStore();
  store.set(servicesOrNullAtom, { storage, session, notify } as unknown as Services); // no other is asked for
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <main>
        <h1>Aprovação de produtos</h1>
        <InterruptedBatch batch={batch} acts={[approve]} />
      </main>
    </Provider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  const discard = page.getByRole('button', { name: 'Descartar' });
  await expect.element(discard).toBeVisible();
  return { notify, discard, left: () => kept.read({ storage, session }).map(({ at }) => at.slice(8, 10)) };
}

it('with the first discarded by the keyboard, the next has the focus, and it is said', async () => {
  const { notify, discard, left } = await openPage('10', '11');
  await expect.element(page.getByText('11/03/2027', { exact: false })).toBeVisible();
  discard.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('10/03/2027', { exact: false })).toBeVisible();
  await expect.element(discard).toHaveFocus();
  expect(left()).toEqual(['10']);
  expect(notify.success).toHaveBeenCalledExactlyOnceWith('Resultado do lote descartado');
});

it('with the last discarded by the keyboard, the page has the focus', async () => {
  const { discard } = await openPage('10');
  discard.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(discard).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a double click discards one alone: nobody has read the next', async () => {
  const { discard, left } = await openPage('10', '11');
  await discard.click();
  await expect.element(page.getByText('10/03/2027', { exact: false })).toBeVisible();
  discard.element().dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }));
  await expect.element(discard).toBeVisible();
  expect(left()).toEqual(['10']);
});
