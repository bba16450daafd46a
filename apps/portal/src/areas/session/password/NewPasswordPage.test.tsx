import { href } from '@portal/domain';
import { PortalProvider } from '@portal/ui';
import { createStore, Provider } from 'jotai';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { type Services, servicesOrNullAtom } from '../../../shared/services/servicesAtom.ts';
import { NewPasswordPage } from './NewPasswordPage.tsx';

it('reads the next link too, which changes only the fragment of the address', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const linkOf = (code: string) => `${href('new-password')}#codigo=${code}`;
  const router = createMemoryRouter([{ path: '*', element: <NewPasswordPage /> }], {
    initialEntries: [linkOf('abc')],
  });
  const store = createStore();
  store.set(servicesOrNullAtom, {} as Services); // nothing is sent
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  root.render(
    <Provider store={store}>
      <PortalProvider>
        <RouterProvider router={router} />
      </PortalProvider>
    </Provider>,
  );
  await expect.element(page.getByRole('alert')).toBeVisible();
  await router.navigate(linkOf('a'.repeat(43)));
  await expect.element(page.getByLabelText(/^Nova senha/)).toBeVisible();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});
