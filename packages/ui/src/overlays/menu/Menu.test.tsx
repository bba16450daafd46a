import { MoreVertical } from 'lucide-react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { describePopup } from '../../internal/testing/describePopup.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { Menu, type MenuProps } from './Menu.tsx';

expectBrowserEvents();

const items: MenuProps['items'] = [
  { id: 'edit', label: 'Editar', onSelect: () => {} },
  'separator',
  { id: 'delete', label: 'Excluir', onSelect: () => {} },
];

describeConformance(Menu, { props: { label: 'Mais ações', items } });

describePopup('Menu', () => <Menu label="Mais ações" items={items} />, { role: 'menu' });

const menu = () => document.querySelector('[role="menu"]');

describe('Menu', () => {
  it('closes on Tab and goes on from its button', async () => {
    const view = mount(
      <>
        <Menu label="Mais ações" items={items} />
        <button type="button">Depois</button>
      </>,
    );
    view.container.querySelector('button')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => menu()?.contains(document.activeElement)).toBe(true);
    await userEvent.tab();
    await expect.poll(menu).toBeNull();
    expect(document.activeElement?.textContent).toBe('Depois');
    view.unmount();
  });

  it('closes alone on Escape when it lies over a dialog, and gives focus to its button there (UIX-03)', async () => {
    const reported: string[] = [];
    const view = mount(
      <Dialog open onOpenChange={(_, { reason }) => reported.push(reason)} title="Nova marca">
        <Menu label="Mais ações" items={items} />
      </Dialog>,
    );
    const dialog = document.querySelector('[role="dialog"]');
    await expect.poll(() => dialog?.contains(document.activeElement)).toBe(true);
    const button = dialog?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => menu()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await expect.poll(menu).toBeNull();
    expect(document.activeElement).toBe(button);
    expect(reported).toEqual([]);
    view.unmount();
  });

  it('has given focus back to its button when the act is called, so that a dialog may return there', async () => {
    let focused: Element | null = null;
    const act = { id: 'edit', label: 'Editar', onSelect: () => (focused = document.activeElement) };
    const view = mount(<Menu label="Mais ações" items={[act]} />);
    const button = view.container.querySelector('button');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => menu()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(menu).toBeNull();
    expect(focused).toBe(button);
    view.unmount();
  });

  it('stays closed where the caller prevents what its button does', () => {
    const view = mount(<Menu label="Mais ações" items={items} onClick={(event) => event.preventDefault()} />);
    acting(() => view.container.querySelector('button')?.click());
    expect(view.container.querySelector('button')?.ariaExpanded).toBe('false');
    view.unmount();
  });

  it('has given focus back to its button when a value is chosen by Enter', async () => {
    let focused: Element | null = null;
    const setting = {
      label: 'Tema',
      value: 'light',
      choices: [{ value: 'dark', label: 'Escuro' }],
      onValueChange: () => (focused = document.activeElement),
    };
    const view = mount(<Menu label="Conta" items={[setting]} />);
    const button = view.container.querySelector('button');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => menu()?.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Enter}');
    await expect.poll(menu).toBeNull();
    expect(focused).toBe(button);
    view.unmount();
  });

  it('does not open while it is disabled for a reason', async () => {
    const view = mount(
      <Menu
        label="Mais ações"
        items={items}
        disabled
        disabledReason="Só o comercial"
        icon={<MoreVertical />}
      />,
    );
    const button = view.container.querySelector('button');
    button?.focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    button?.click();
    expect(menu()).toBeNull();
    view.unmount();
  });

  it('hands none of its clicks and keys to the row it stands in', async () => {
    const reported: string[] = [];
    const view = mount(
      // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what comes through
      // biome-ignore lint/a11y/useKeyWithClickEvents: it only listens to what comes through
      <div onClick={() => reported.push('click')}>
        <Menu label="Mais ações" items={items} onClick={(event) => event.stopPropagation()} />
      </div>,
    );
    view.container.querySelector('button')?.click();
    await expect.poll(menu).not.toBeNull();
    document.querySelector<HTMLElement>('[role="menuitem"]')?.click();
    await expect.poll(menu).toBeNull();
    expect(reported).toEqual([]);
    view.unmount();
  });
});
