import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { createNotifications } from './createNotifications.ts';
import { Notifications } from './Notifications.tsx';

expectBrowserEvents();

const region = () => document.querySelector('[role="region"][aria-label="Notificações"]');
const texts = () =>
  [...document.querySelectorAll('[role="alert"], [role="status"]')].map((card) => card.textContent);
const closeButtons = () => [...document.querySelectorAll<HTMLElement>('[aria-label="Fechar notificação"]')];

describeConformance(Notifications, { props: { store: createNotifications() }, root: region });

function setUp() {
  const store = createNotifications();
  const view = mount(
    <>
      <button type="button">Antes</button>
      <Notifications store={store} />
    </>,
  );
  const before = view.container.querySelector('button');
  if (!before) throw new Error('no button');
  return { ...view, store, before };
}

const forever = { durationMs: Number.POSITIVE_INFINITY };

describe('Notifications', () => {
  it('has its live regions before the first message', () => {
    const { unmount } = setUp();
    expect([...(region()?.children ?? [])].map((live) => live.getAttribute('aria-live'))).toEqual([
      'assertive',
      'polite',
    ]);
    unmount();
  });

  it('interrupts with bad news and waits with good news', async () => {
    const { store, unmount } = setUp();
    for (const tone of ['danger', 'warning', 'success', 'info'] as const)
      store.show({ tone, message: tone, ...forever });
    await expect.poll(() => texts().length).toBe(4);
    const inside = (live: string) =>
      [...document.querySelectorAll(`[aria-live="${live}"] [role]`)].map(
        (card) => `${card.role} ${card.textContent}`,
      );
    expect(inside('assertive')).toEqual(['alert danger', 'alert warning']);
    expect(inside('polite')).toEqual(['status success', 'status info']);
    unmount();
  });

  it('adds the same message as a new element, so that it is read out again', async () => {
    const { store, unmount } = setUp();
    store.show({ tone: 'danger', message: 'Erro', ...forever });
    await expect.poll(() => texts().length).toBe(1);
    const first = document.querySelector('[role="alert"]');
    store.show({ tone: 'danger', message: 'Erro', ...forever });
    await expect.poll(() => texts().length).toBe(2);
    expect(document.querySelector('[role="alert"]')).toBe(first);
    unmount();
  });

  it('shows four and lets the rest wait, counting only what is shown', async () => {
    const { store, unmount } = setUp();
    for (const message of ['1', '2', '3']) store.show({ tone: 'info', message, ...forever });
    store.show({ tone: 'info', message: '4', durationMs: 60 });
    store.show({ tone: 'info', message: '5', durationMs: 400 });
    expect(store.getSnapshot()).toHaveLength(5);
    await expect.poll(texts).toEqual(['1', '2', '3', '4']);
    await expect.poll(texts).toEqual(['1', '2', '3', '5']);
    await expect.poll(texts).toEqual(['1', '2', '3']);
    unmount();
  });

  it('waits while the pointer is on it', async () => {
    const { store, before, unmount } = setUp();
    store.show({ tone: 'info', message: 'Texto', durationMs: 250 });
    await expect.poll(() => texts().length).toBe(1);
    const card = document.querySelector('[role="status"]');
    if (card) await userEvent.hover(card);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(texts()).toEqual(['Texto']);
    await userEvent.hover(before);
    await expect.poll(() => texts().length).toBe(0);
    unmount();
  });

  it('waits while focus is on it and gives focus back when closed', async () => {
    const { store, before, unmount } = setUp();
    before.focus();
    store.show({ tone: 'info', message: 'Texto', durationMs: 250 });
    await expect.poll(() => closeButtons().length).toBe(1);
    expect(document.activeElement).toBe(before);
    closeButtons()[0]?.focus();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(texts()).toEqual(['Texto']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => texts().length).toBe(0);
    expect(document.activeElement).toBe(before);
    unmount();
  });

  it('counts on after a message was closed under the pointer', async () => {
    const { store, unmount } = setUp();
    store.show({ tone: 'info', message: 'Um', ...forever });
    await expect.poll(() => closeButtons().length).toBe(1);
    await page.elementLocator(closeButtons()[0] ?? document.body).click();
    await expect.poll(() => texts().length).toBe(0);
    await userEvent.hover(document.body, { position: { x: 10, y: 500 } });
    store.show({ tone: 'info', message: 'Dois', durationMs: 100 });
    await expect.poll(() => texts().length).toBe(1);
    await expect.poll(() => texts().length).toBe(0);
    unmount();
  });

  it.each(['before', 'after'] as const)(
    'can be seen, read and closed when a dialog opened %s it',
    async (order) => {
      const store = createNotifications();
      function Example() {
        const [open, setOpen] = useState(false);
        return (
          <main>
            <Notifications store={store} />
            <button type="button" onClick={() => setOpen(true)}>
              Abrir
            </button>
            <Dialog open={open} onOpenChange={setOpen} title="Nova marca" />
          </main>
        );
      }
      const view = mount(<Example />);
      if (order === 'after') store.show({ tone: 'danger', message: 'Erro ao salvar', ...forever });
      view.container.querySelector('button')?.click();
      await expect
        .poll(() => document.querySelector('[role="dialog"]')?.contains(document.activeElement))
        .toBe(true);
      if (order === 'before') store.show({ tone: 'danger', message: 'Erro ao salvar', ...forever });

      // getByRole leaves out what is hidden from assistive technology
      const alert = page.getByRole('alert');
      await expect.element(alert).toHaveTextContent('Erro ao salvar');
      expect(region()?.closest('[aria-hidden="true"], [inert]')).toBeNull();
      const { left, top } = alert.element().getBoundingClientRect();
      expect(alert.element().contains(document.elementFromPoint(left + 2, top + 2))).toBe(true);

      await page.getByRole('button', { name: 'Fechar notificação' }).click();
      await expect.poll(() => texts().length).toBe(0);
      expect(document.querySelector('[role="dialog"]')?.contains(document.activeElement)).toBe(true);
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
      view.unmount();
    },
  );
});
