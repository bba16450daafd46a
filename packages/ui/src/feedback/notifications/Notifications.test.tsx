import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { AppShell } from '../../navigation/app-shell/AppShell.tsx';
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
    store.show({ tone: 'danger', message: 'danger', ...forever });
    store.show({ tone: 'success', message: 'success', ...forever });
    await expect.poll(() => texts().length).toBe(2);
    const inside = (live: string) =>
      [...document.querySelectorAll(`[aria-live="${live}"] [role]`)].map(
        (card) => `${card.role} ${card.textContent}`,
      );
    expect(inside('assertive')).toEqual(['alert danger']);
    expect(inside('polite')).toEqual(['status success']);
    unmount();
  });

  it('says an equal message again: read out anew, counted, from the start of its time', async () => {
    const { store, unmount } = setUp();
    store.show({ tone: 'danger', message: 'Erro', durationMs: 600 });
    await expect.poll(texts).toEqual(['Erro']);
    const first = document.querySelector('[role="alert"]');
    const close = closeButtons()[0];
    await new Promise((resolve) => setTimeout(resolve, 400));
    store.show({ tone: 'danger', message: 'Erro', durationMs: 600 });
    await expect.poll(texts).toEqual(['Erro(2 vezes)']);
    expect(document.querySelector('[role="alert"]')).not.toBe(first);
    expect(closeButtons()[0]).toBe(close);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(texts()).toEqual(['Erro(2 vezes)']);
    await expect.poll(() => texts().length).toBe(0);
    unmount();
  });

  it('shows the two newest, and counts only what is shown', async () => {
    const { store, unmount } = setUp();
    for (const message of ['1', '2', '3']) store.show({ tone: 'danger', message, durationMs: 60_000 });
    store.show({ tone: 'success', message: 'Salvo', durationMs: 400 });
    await expect.poll(texts).toEqual(['3', 'Salvo']);
    await expect.poll(texts).toEqual(['2', '3']);
    expect(store.getSnapshot()).toHaveLength(3);
    unmount();
  });

  it('leads on by its act, which closes it', async () => {
    const { store, unmount } = setUp();
    const onSelect = vi.fn();
    store.show({
      tone: 'danger',
      message: 'Marcas: erro',
      action: { label: 'Voltar', onSelect },
      ...forever,
    });
    await page.getByRole('button', { name: 'Voltar' }).click();
    await expect.poll(() => texts().length).toBe(0);
    expect(onSelect).toHaveBeenCalledOnce();
    unmount();
  });

  it.each([
    [360, 108],
    [1280, 56],
  ])('takes no more than the height of the header at %d px', async (width, end) => {
    const before = [window.innerWidth, window.innerHeight] as const;
    await page.viewport(width, 800);
    const { store, unmount } = setUp();
    for (const message of ['Preencha todos os campos obrigatórios', 'Erro ao salvar seus dados. '.repeat(9)])
      store.show({ tone: 'danger', message, ...forever });
    await expect.poll(() => texts().length).toBe(width === 360 ? 1 : 2);
    for (const card of document.querySelectorAll('[role="alert"]')) {
      const { bottom, left } = card.parentElement?.getBoundingClientRect() ?? new DOMRect();
      expect(bottom).toBeLessThanOrEqual(end);
      expect(left).toBeGreaterThanOrEqual(0);
    }
    unmount();
    await page.viewport(...before);
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

  it.each([
    [360, 640],
    [640, 400],
  ])(
    'covers in a window of %i by %i neither the bar nor what gets focus below it (WCAG 2.4.11)',
    async (...size) => {
      await page.viewport(...size);
      const store = createNotifications();
      const view = mount(
        <AppShell brand="Portal" navigation={[]} currentHref="/" user={{ name: 'Ana Souza' }}>
          <Notifications store={store} />
          <div style={{ blockSize: '2000px', paddingBlockStart: '600px' }}>
            <TextField label="Nome" />
          </div>
        </AppShell>,
      );
      store.show({ tone: 'danger', message: 'Erro ao salvar', ...forever });
      await expect.poll(() => texts().length).toBe(1);
      const place = (element: Element | null | undefined) => element?.getBoundingClientRect();
      const card = place(document.querySelector('[role="alert"]')?.parentElement);
      expect(card?.top).toBeGreaterThanOrEqual(place(page.getByRole('banner').element())?.bottom ?? 0);
      const field = view.container.querySelector('input');
      window.scrollBy({ top: (place(field)?.top ?? 0) - 70 });
      field?.focus();
      expect(place(view.container.querySelector('label'))?.top).toBeGreaterThanOrEqual(card?.bottom ?? 0);
      view.unmount();
      await page.viewport(1280, 900);
    },
  );

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
