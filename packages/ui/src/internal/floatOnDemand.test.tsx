import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PortalProvider } from '../theme/PortalProvider.tsx';
import { floatOnDemand } from './floatOnDemand.tsx';
import { expectBrowserEvents } from './testing/acting.ts';
import { mount } from './testing/mount.tsx';

expectBrowserEvents();

interface LateProps {
  onClose: () => void;
}

/** Something that opens from a button that has focus, on its way until the test lets it come. */
function open(options?: { modal: boolean }) {
  const held = Promise.withResolvers<{ default: (props: LateProps) => string }>();
  const onClose = vi.fn();
  const onLoadError = vi.fn();
  const Late = floatOnDemand(
    () => held.promise,
    (props) => props.onClose(),
    options,
  );
  const element = (isOpen: boolean) => (
    <PortalProvider onLoadError={onLoadError}>
      <button type="button">Abrir</button>
      <input aria-label="Busca" />
      {isOpen && <Late onClose={onClose} />}
    </PortalProvider>
  );
  const view = mount(element(false));
  view.container.querySelector('button')?.focus();
  view.rerender(element(true));
  return { ...view, ...held, onClose, onLoadError };
}

describe('what floats, on its way', () => {
  it.each([undefined, { modal: true }])('is called off by Escape', async (options) => {
    const { onClose, unmount } = open(options);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
  });

  it('is called off by a person who goes on elsewhere, and not by one who presses its opener again', async () => {
    const { container, onClose, unmount } = open();
    await userEvent.keyboard('{Shift}');
    container.querySelector('button')?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Tab}');
    expect(onClose).toHaveBeenCalled();
    unmount();
  });

  it('shows that its opener was heard, and does not hear a second press', async () => {
    const held = Promise.withResolvers<{ default: (props: LateProps) => string }>();
    const Late = floatOnDemand(
      () => held.promise,
      (props) => props.onClose(),
    );
    function Example() {
      const [isOpen, setOpen] = useState(false);
      return (
        <>
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Abrir
          </button>
          {isOpen && <Late onClose={() => setOpen(false)} />}
        </>
      );
    }
    const { container, unmount } = mount(<Example />);
    const button = container.querySelector('button');
    button?.focus();
    await userEvent.keyboard('{Enter}');
    expect(button?.ariaBusy, 'it does not flash').toBeNull();
    await expect.poll(() => button?.ariaBusy).toBe('true');
    await userEvent.keyboard('{Enter}');
    expect(button?.ariaExpanded).toBe('true');
    held.resolve({ default: () => 'Lista' });
    await expect.poll(() => container.textContent).toContain('Lista');
    expect(button?.ariaBusy).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => button?.ariaExpanded).toBe('false');
    unmount();
  });

  it('as a dialog gives way to one that is asked for later', async () => {
    const first = open({ modal: true });
    const second = open({ modal: true });
    expect(first.onClose).toHaveBeenCalledOnce();
    expect(second.onClose).not.toHaveBeenCalled();
    second.unmount();
    first.unmount();
  });

  it('comes all the same where it takes the place of the page', async () => {
    const { container, onClose, resolve, unmount } = open({ modal: true });
    await userEvent.keyboard('{Tab}');
    expect(onClose).not.toHaveBeenCalled();
    resolve({ default: () => 'Pergunta' });
    await expect.poll(() => container.textContent).toContain('Pergunta');
    await userEvent.keyboard('{Escape}');
    expect(onClose, 'from here on it closes by itself').not.toHaveBeenCalled();
    unmount();
  });

  it('closes where it could not be loaded, which is said once', async () => {
    const { onClose, onLoadError, reject, unmount } = open();
    reject(new TypeError('Failed to fetch'));
    await expect.poll(() => onLoadError.mock.calls.length).toBe(1);
    expect(onClose).toHaveBeenCalledOnce();
    unmount();
  });
});
