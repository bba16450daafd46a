import { createStore, Provider } from 'jotai';
import { type ComponentType, StrictMode, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fetchFirst } from '../../loadFiles.ts';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { CloseContext, lazyOverlay, prefetchOverlays } from './lazyOverlay.tsx';
import { lazyPart } from './lazyPart.ts';

const code = vi.hoisted(() => ({ reloadIfReplaced: vi.fn() }));
vi.mock('./reloadForCode.ts', () => code);
vi.mock('./lazyPage.ts', async (original) => {
  const { ChunkLoadError } = await original<typeof import('./lazyPage.ts')>();
  return {
    ChunkLoadError,
    loadChunk: (load: () => Promise<unknown>) =>
      load().catch((cause) => Promise.reject(new ChunkLoadError('Not loaded', { cause }))),
  };
});

const leave: (() => void)[] = [];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  fetchFirst();
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  code.reloadIfReplaced.mockClear();
});

/** The code of a part, while there is a network. */
function network() {
  const there = { is: false };
  const load = vi.fn(async (): Promise<ComponentType<{ name: string }>> => {
    if (!there.is) throw new TypeError('Failed to fetch');
    return ({ name }) => <p>Marca {name}</p>;
  });
  return { there, load };
}

/** A page with a field and something that is drawn once its button is pressed. */
function draw(Part: ComponentType<{ name: string }>) {
  const error = vi.fn();
  const store = createStore();
  store.set(servicesOrNullAtom, { notify: { error } } as unknown as Services); // a part says what failed, and no more
  function Page() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Busca" />
        <button type="button" onClick={() => setOpen(true)}>
          Nova marca
        </button>
        <button type="button" onClick={() => setOpen(false)}>
          Fechar
        </button>
        <CloseContext value={() => setOpen(false)}>
          <Suspense>{open && <Part name="SERRA" />}</Suspense>
        </CloseContext>
      </>
    );
  }
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <StrictMode>
      <Provider store={store}>
        <Page />
      </Provider>
    </StrictMode>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return { error };
}

const press = (name: string) => userEvent.click(page.getByRole('button', { name }));

it('what opens over a page and cannot be loaded leaves the page as it is, says so, and opens at the next press', async () => {
  const { there, load } = network();
  const { error } = draw(lazyOverlay(load));
  await userEvent.fill(page.getByRole('textbox', { name: 'Busca' }), 'serra');
  await press('Nova marca');
  await expect.poll(() => error.mock.calls).toEqual([[expect.stringMatching(/^Não foi possível abrir\./)]]);
  await expect.element(page.getByRole('textbox', { name: 'Busca' })).toHaveValue('serra');
  expect(code.reloadIfReplaced).toHaveBeenCalledOnce();
  there.is = true;
  await press('Nova marca');
  await expect.element(page.getByText('Marca SERRA')).toBeVisible();
  expect(error).toHaveBeenCalledOnce();
});

it('what opens over a page is there without a network once it was fetched ahead', async () => {
  const { there, load } = network();
  const Part = lazyOverlay(load);
  await prefetchOverlays();
  there.is = true;
  await prefetchOverlays();
  await prefetchOverlays();
  expect(load, 'once it has come it is not fetched again').toHaveBeenCalledTimes(2);
  draw(Part);
  await press('Nova marca');
  await expect.element(page.getByText('Marca SERRA')).toBeVisible();
});

it('a part of a page that cannot be loaded is asked for again in its place, or when one comes back to it', async () => {
  const { there, load } = network();
  draw(lazyPart(load));
  await press('Nova marca');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await press('Tentar novamente');
  await press('Fechar');
  there.is = true;
  await press('Nova marca');
  await expect.element(page.getByText('Marca SERRA')).toBeVisible();
  await press('Fechar');
  there.is = false;
  await press('Nova marca');
  await expect.element(page.getByText('Marca SERRA')).toBeVisible();
});
