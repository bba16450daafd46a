import { type ComponentType, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Dialog } from '../../overlays/dialog/Dialog.tsx';
import { expectBrowserEvents } from './acting.ts';
import { mount } from './mount.tsx';

interface ComboboxPromises {
  /** A press on the control opens it too. @default true */
  opensByPress?: boolean;
}

const listbox = () => document.querySelector<HTMLElement>('[role="listbox"]');

const combobox = () => {
  const found = document.querySelector<HTMLInputElement>('[role="combobox"]');
  if (!found) throw new Error('The example renders no combobox');
  return found;
};

const activeOption = () => document.getElementById(combobox().getAttribute('aria-activedescendant') ?? '');

const composing = (key: string) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, isComposing: true });

function InDialog({ Example }: { Example: ComponentType }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog open={open} onOpenChange={setOpen} title="Filtro">
      <Example />
    </Dialog>
  );
}

/**
 * The promises of every field with a list, whose focus stays in the input. `Example` renders one, with at least three
 * options and nothing chosen.
 */
export function describeCombobox(
  name: string,
  Example: ComponentType,
  { opensByPress = true }: ComboboxPromises = {},
) {
  const open = async (key = '{ArrowDown}') => {
    combobox().focus();
    await userEvent.keyboard(key);
    await expect.poll(listbox).not.toBeNull();
  };

  describe(`${name}: combobox`, () => {
    expectBrowserEvents();

    it('opens on Down with the first option active, focus staying in the input (CMB-14)', async () => {
      const view = mount(<Example />);
      expect(combobox().getAttribute('aria-expanded')).toBe('false');
      expect(combobox().hasAttribute('aria-controls')).toBe(false);
      await open();
      await expect.poll(() => activeOption()?.getAttribute('aria-posinset')).toBe('1');
      expect(document.activeElement).toBe(combobox());
      expect(combobox().getAttribute('aria-expanded')).toBe('true');
      expect(combobox().getAttribute('aria-controls')).toBe(listbox()?.id);
      view.unmount();
    });

    it('opens on Alt and Down without moving', async () => {
      const view = mount(<Example />);
      await open('{Alt>}{ArrowDown}{/Alt}');
      expect(activeOption()).toBeNull();
      view.unmount();
    });

    if (opensByPress) {
      it('opens by a press and closes by one elsewhere, choosing nothing', async () => {
        const view = mount(
          <>
            <Example />
            <p style={{ marginTop: 500 }}>Fora</p>
          </>,
        );
        await userEvent.click(combobox());
        await expect.poll(listbox).not.toBeNull();
        const outside = view.container.querySelector('p:last-of-type');
        if (outside) await userEvent.click(outside);
        await expect.poll(listbox).toBeNull();
        view.unmount();
      });
    }

    it('closes on Escape and stays where it is', async () => {
      const view = mount(<Example />);
      await open();
      await userEvent.keyboard('{Escape}');
      await expect.poll(listbox).toBeNull();
      expect(document.activeElement).toBe(combobox());
      view.unmount();
    });

    it('closes only its list on Escape inside a dialog', async () => {
      const view = mount(<InDialog Example={Example} />);
      await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull();
      await open();
      await userEvent.keyboard('{Escape}');
      await expect.poll(listbox).toBeNull();
      expect(document.querySelector('[role="dialog"]')).not.toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
      view.unmount();
    });

    it('leaves keys alone that belong to an input method', async () => {
      const view = mount(<Example />);
      await open();
      await expect.poll(activeOption).not.toBeNull();
      const active = activeOption();
      combobox().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      for (const key of ['Enter', 'Escape', 'ArrowDown']) combobox().dispatchEvent(composing(key));
      combobox().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      await new Promise(requestAnimationFrame);
      expect(activeOption()).toBe(active);
      view.unmount();
    });

    it('leaves nothing behind after twenty rounds, nor when unmounted while open', async () => {
      const before = document.body.childElementCount;
      const view = mount(<Example />);
      for (let round = 0; round < 20; round += 1) {
        await open();
        await userEvent.keyboard('{Escape}');
        await expect.poll(listbox).toBeNull();
      }
      await open();
      view.unmount();
      await expect.poll(() => document.body.childElementCount).toBe(before);
    });
  });
}
