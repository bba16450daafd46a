import { PortalProvider } from '@portal/ui';
import { createStore, Provider } from 'jotai';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Services, servicesOrNullAtom } from '../services/servicesAtom.ts';
import { LeaveGuard } from './LeaveGuard.tsx';
import { useLeaveGuard } from './useLeaveGuard.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A page with a form that has something unsaved in it, and what can be done on it. */
function openForm(session: object | null = {}) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const act = vi.fn();
  const onDiscard = vi.fn();
  const guard: { current: ReturnType<typeof useLeaveGuard> | null } = { current: null };
  let save = () => {};
  function Form() {
    const [dirty, setDirty] = useState(true);
    const own = useLeaveGuard(dirty, { onDiscard });
    guard.current = own;
    save = () => setDirty(false);
    return (
      <button type="button" onClick={() => own.ask(act)}>
        Outro
      </button>
    );
  }
  const frame = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: frame,
        children: [
          { path: 'a', element: <Form /> },
          { path: 'b', element: <p>B</p> },
        ],
      },
    ],
    { initialEntries: ['/b'] },
  );
  const store = createStore();
  store.set(servicesOrNullAtom, { session: { get: () => session } } as unknown as Services); // nothing else is read
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <PortalProvider>
        <RouterProvider router={router} />
      </PortalProvider>
    </Provider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
    router.dispose();
  });
  // The frame stands before a form is opened.
  void expect
    .element(page.getByText('B'))
    .toBeVisible()
    .then(() => router.navigate('/a'));
  const path = () => router.state.location.pathname;
  return { act, onDiscard, guard, router, path, save: () => save() };
}

const question = page.getByRole('alertdialog', { name: 'Você tem dados não salvo' });
const stay = page.getByRole('button', { name: 'Voltar' });
const goOn = page.getByRole('button', { name: 'Sim, sair sem salvar' });
const other = page.getByRole('button', { name: 'Outro' });

/** Whether closing the tab is held up. */
const holdsTab = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('useLeaveGuard', () => {
  it('holds a navigation until the user gives up what is unsaved (PRD-013, PRD-014)', async () => {
    const { router, path, onDiscard } = openForm();
    await expect.poll(holdsTab).toBe(true);
    void router.navigate('/b');
    await expect.element(question).toBeVisible();
    await userEvent.click(stay);
    expect(path()).toBe('/a');
    expect(onDiscard).not.toHaveBeenCalled();
    void router.navigate('/b');
    await userEvent.click(goOn);
    await expect.poll(path).toBe('/b');
    expect(onDiscard).toHaveBeenCalledOnce();
  });

  it('asks before an act inside the page', async () => {
    const { act, onDiscard, path } = openForm();
    await userEvent.click(other);
    await userEvent.click(stay);
    expect(act).not.toHaveBeenCalled();
    await userEvent.click(other);
    await userEvent.click(goOn);
    await expect.poll(() => act.mock.calls.length).toBe(1);
    expect(onDiscard).toHaveBeenCalledOnce();
    expect(path()).toBe('/a');
  });

  it('asks nothing once what stood in the form is saved', async () => {
    const { guard, router, path } = openForm();
    await expect.poll(holdsTab).toBe(true);
    guard.current?.release();
    void router.navigate('/b');
    await expect.poll(path).toBe('/b');
  });

  it('goes on without an answer once all is saved', async () => {
    const { act, onDiscard, save } = openForm();
    await userEvent.click(other);
    await expect.element(question).toBeVisible();
    save();
    await expect.element(question).not.toBeInTheDocument();
    expect(act).toHaveBeenCalledOnce();
    for (const stop of leave.splice(0)) stop();
    const next = openForm();
    await expect.poll(holdsTab).toBe(true);
    void next.router.navigate('/b');
    await expect.element(question).toBeVisible();
    next.save();
    await expect.poll(next.path).toBe('/b');
    expect(onDiscard).not.toHaveBeenCalled();
    expect(next.onDiscard).not.toHaveBeenCalled();
  });

  it('asks again where the user stays with something unsaved after a save', async () => {
    const { guard, router, path } = openForm();
    await expect.poll(holdsTab).toBe(true);
    void router.navigate('/b');
    await expect.element(question).toBeVisible();
    guard.current?.release();
    await userEvent.click(stay);
    await expect.element(question).not.toBeInTheDocument();
    void router.navigate('/b');
    await expect.element(question).toBeVisible();
    expect(path()).toBe('/a');
  });

  it('holds the tab, and neither the tab nor a navigation once the session is over (D11)', async () => {
    const held = openForm();
    await expect.element(other).toBeVisible();
    await expect.poll(holdsTab).toBe(true);
    held.guard.current?.release();
    for (const stop of leave.splice(0)) stop();
    const { router, path } = openForm(null);
    await expect.element(other).toBeVisible();
    expect(holdsTab()).toBe(false);
    void router.navigate('/b');
    await expect.poll(path).toBe('/b');
  });
});
