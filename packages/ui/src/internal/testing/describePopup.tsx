import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectBrowserEvents } from './acting.ts';
import { mount } from './mount.tsx';

interface PopupOptions {
  /** Role of what floats. */
  role: 'dialog' | 'alertdialog' | 'tooltip' | 'listbox' | 'menu';
  /** How a person opens it from its focused opener. @default '{Enter}' */
  openWith?: string;
  /** It keeps Escape from closing it, and closes on the button of this name. */
  closeButton?: string;
}

/**
 * The promises of everything that floats. `Example` renders one button that opens it, and nothing else that takes
 * focus.
 */
export function describePopup(
  name: string,
  Example: ComponentType,
  { role, openWith = '{Enter}', closeButton }: PopupOptions,
) {
  const popup = () => document.querySelector<HTMLElement>(`[role="${role}"]`);

  const setUp = () => {
    const view = mount(<Example />);
    const opener = view.container.querySelector('button');
    if (!opener) throw new Error('The example renders no opener');
    return { ...view, opener };
  };

  const open = async (opener: HTMLElement) => {
    if (document.activeElement !== opener) opener.focus();
    if (openWith) await userEvent.keyboard(openWith);
    await expect.poll(popup).not.toBeNull();
    if (role !== 'tooltip') await expect.poll(() => popup()?.contains(document.activeElement)).toBe(true);
  };

  const close = async () => {
    if (closeButton === undefined) await userEvent.keyboard('{Escape}');
    else
      [...document.querySelectorAll('button')].find((button) => button.textContent === closeButton)?.click();
    await expect.poll(popup).toBeNull();
  };

  describe(`${name}: what floats`, () => {
    expectBrowserEvents();

    it(closeButton === undefined ? 'closes on Escape' : 'stays open on Escape', async () => {
      const { opener, unmount } = setUp();
      await open(opener);
      await userEvent.keyboard('{Escape}');
      if (closeButton === undefined) await expect.poll(popup).toBeNull();
      else expect(popup()).not.toBeNull();
      unmount();
    });

    it('leaves focus on its opener when closed', async () => {
      const { opener, unmount } = setUp();
      await open(opener);
      await close();
      await expect.poll(() => document.activeElement).toBe(opener);
      unmount();
    });

    it('leaves an Escape alone that belongs to an input method', async () => {
      const { opener, unmount } = setUp();
      await open(opener);
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }));
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true }));
      expect(popup()).not.toBeNull();
      target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
      unmount();
    });

    it('leaves nothing behind after fifty rounds, nor when unmounted while open', async () => {
      const before = document.body.childElementCount;
      const { opener, unmount } = setUp();
      for (let round = 0; round < 50; round += 1) {
        await open(opener);
        await close();
        await expect.poll(() => document.activeElement).toBe(opener);
        if (openWith === '') opener.blur();
      }
      await open(opener);
      unmount();
      await expect.poll(() => document.body.childElementCount).toBe(before);
      expect(
        document.querySelectorAll('[inert], [aria-hidden="true"], [data-floating-ui-inert]'),
      ).toHaveLength(0);
      expect(document.body.style.overflow).toBe('');
      expect(document.body.style.paddingRight).toBe('');
    }, 60_000);
  });
}
