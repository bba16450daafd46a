import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { portalQueryClientAtom } from '../server-state/serverStateAtoms.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import type { Lookup } from './useLookup.ts';
import { useLookupOption } from './useLookupOption.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

function openOption(read: Lookup<{ id: number; nome: string }, number>['read']) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const lookup: Lookup<{ id: number; nome: string }, number> = {
    path: '/api/gestores',
    read,
    option: ({ id, nome }) => ({ value: id, label: nome }),
  };
  const shown: { current: ReturnType<typeof useLookupOption<unknown, number>> | null } = { current: null };
  function Option() {
    shown.current = useLookupOption(lookup, 7);
    return null;
  }
  const notify = { success: vi.fn(), error: vi.fn(), warning: vi.fn(), clear: vi.fn() };
  const store = createStore();
  store.set(servicesOrNullAtom, { api: {}, notify } as unknown as Services); // a lookup reads nothing else of them
  const root = createRoot(document.createElement('div'));
  root.render(
    <Provider store={store}>
      <Option />
    </Provider>,
  );
  leave.push(() => root.unmount());
  return { shown, client: store.get(portalQueryClientAtom), label: () => shown.current?.option?.label };
}

it('remembers a name that was chosen', async () => {
  const { shown, label } = openOption(() => new Promise(() => {}));
  await expect.poll(label).toBe('Carregando…');
  shown.current?.remember({ value: 7, label: 'ANA' });
  await expect.poll(label).toBe('ANA');
});

it('remembers nothing that stands for a name, so that the name is read again', async () => {
  let fails = true;
  const { shown, client, label } = openOption(async () => {
    if (fails) throw new Error('no');
    return { rows: [{ id: 7, nome: 'ANA' }], total: 1 };
  });
  await expect.poll(label, { timeout: 15_000 }).toBe('Nome não lido');
  if (shown.current?.option) shown.current.remember(shown.current.option);
  fails = false;
  await client.refetchQueries({ stale: true });
  await expect.poll(label).toBe('ANA');
});
