import { createRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useTypedAhead } from './useTypedAhead.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

async function askForPalette({ isThere }: { isThere: boolean }) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const onEnter = vi.fn();
  const onCancel = vi.fn();
  const paletteRef = createRef<HTMLDivElement>();
  function Frame() {
    const [text, setText] = useState('');
    useTypedAhead({ opened: true, paletteRef, onType: setText, onEnter, onCancel });
    return (
      <>
        <button type="button">Página</button>
        <output>{text}</output>
        {isThere && <div ref={paletteRef} />}
      </>
    );
  }
  root.render(<Frame />);
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  await expect.poll(() => container.querySelector('button')).not.toBeNull();
  return { typed: () => container.querySelector('output')?.textContent, onEnter, onCancel };
}

describe('what is typed after Ctrl+K', () => {
  it('goes to the palette that is on its way', async () => {
    const { typed, onCancel } = await askForPalette({ isThere: false });
    await userEvent.keyboard('abx{Backspace}c');
    await expect.poll(typed).toBe('abc');
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('keeps Enter for the palette, once for a key that is held', async () => {
    const { onEnter } = await askForPalette({ isThere: false });
    await userEvent.keyboard('{Enter>3/}');
    await expect.poll(() => onEnter.mock.calls.length).toBe(1);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a press', () => userEvent.click(document.body)],
  ])(
    '%s takes the wish back before the palette is there, and is its own matter afterwards',
    async (_, act) => {
      const waiting = await askForPalette({ isThere: false });
      await act();
      await expect.poll(() => waiting.onCancel.mock.calls.length).toBe(1);
      for (const stop of leave.splice(0)) stop();
      const there = await askForPalette({ isThere: true });
      await act();
      expect(there.onCancel).not.toHaveBeenCalled();
    },
  );
});
