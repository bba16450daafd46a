import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { lazyPart } from './lazyPart.tsx';

const leave: (() => void)[] = [];
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false; // the router answers outside React
});
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

it('a part of a page that could not be loaded is loaded again at the next address, and kept then', async () => {
  let failing = true;
  const load = vi.fn(async () => {
    if (failing) throw new TypeError('Failed to fetch');
    return () => <p>Impostos</p>;
  });
  const Part = lazyPart(load);
  const router = createMemoryRouter([
    {
      element: (
        <Suspense fallback="Carregando">
          <Outlet />
        </Suspense>
      ),
      children: [{ path: '*', element: <Part />, errorElement: <p>Não carregou</p> }],
    },
  ]);
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { onCaughtError: () => undefined }); // the failure that the page shows
  root.render(<RouterProvider router={router} onError={() => {}} />);
  leave.push(() => {
    root.unmount();
    container.remove();
  });

  await expect.element(page.getByText('Não carregou'), { timeout: 20_000 }).toBeVisible();
  failing = false;
  load.mockClear();
  await router.navigate('/?aba=impostos');
  await expect.element(page.getByText('Impostos')).toBeVisible();
  await router.navigate('/?aba=outra');
  await expect.element(page.getByText('Impostos')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
