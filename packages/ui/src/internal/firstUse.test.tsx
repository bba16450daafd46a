import { type ReactElement, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Button } from '../actions/button/Button.tsx';
import { expectBrowserEvents } from './testing/acting.ts';
import { mount } from './testing/mount.tsx';

expectBrowserEvents();

/** A module once more, which has fetched nothing yet, as on a page that has only just begun. */
const anew = (path: string) => import(/* @vite-ignore */ `${new URL(path, import.meta.url).href}?first-use`);

const floating = (role: string) => document.querySelector(`[role="${role}"]`);

/** Presses the key in the opener at once, before anything could have been fetched ahead. */
async function press(element: ReactElement, opener: string, key: string) {
  const view = mount(element);
  const button = view.container.querySelector<HTMLElement>(opener);
  button?.focus();
  await userEvent.keyboard(key);
  return { ...view, button };
}

describe('what floats, opened before its code has come', () => {
  it('Popover: has focus once it is there, and gives it back', async () => {
    const { Popover }: typeof import('../overlays/popover/Popover.tsx') = await anew(
      '../overlays/popover/Popover.tsx',
    );
    const { button, unmount } = await press(
      <Popover trigger={<Button>Ver</Button>} title="Detalhes" />,
      'button',
      '{Enter}',
    );
    await expect.poll(() => floating('dialog')?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(button);
    unmount();
  });

  it('Menu: has focus on the item that was asked for, and gives it back', async () => {
    const { Menu }: typeof import('../overlays/menu/Menu.tsx') = await anew('../overlays/menu/Menu.tsx');
    const items = ['Editar', 'Excluir'].map((label) => ({ id: label, label, onSelect() {} }));
    const { button, unmount } = await press(<Menu label="Ações" items={items} />, 'button', '{ArrowUp}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Excluir');
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement).toBe(button);
    unmount();
  });

  it('Dialog: has focus once it is there, and gives it back to what opened it', async () => {
    const { Modal }: typeof import('./modal/Modal.tsx') = await anew('./modal/Modal.tsx');
    function Example() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setOpen(true)}>Abrir</Button>
          <Modal
            open={open}
            onOpenChange={setOpen}
            role="dialog"
            title="Marca"
            size="md"
            dismissable
            closeButton
          />
        </>
      );
    }
    const { button, unmount } = await press(<Example />, 'button', '{Enter}');
    await expect.poll(() => floating('dialog')?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => floating('dialog')).toBeNull();
    await expect.poll(() => document.activeElement).toBe(button);
    unmount();
  });

  it('Tooltip: describes its element from when it is there', async () => {
    const { Tooltip }: typeof import('../overlays/tooltip/Tooltip.tsx') = await anew(
      '../overlays/tooltip/Tooltip.tsx',
    );
    const view = mount(
      <Tooltip content="Só a diretoria aprova" defaultOpen>
        <Button>Aprovar</Button>
      </Tooltip>,
    );
    const description = () =>
      view.container.querySelector('button')?.getAttribute('aria-describedby') ?? null;
    expect(description()).toBeNull();
    await expect.poll(() => floating('tooltip')).not.toBeNull();
    expect(description()).toBe(floating('tooltip')?.id);
    view.unmount();
  });
});
