import { createRef } from 'react';
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
  const onType = vi.fn();
  const onCancel = vi.fn();
  const paletteRef = createRef<HTMLDivElement>();
  function Frame() {
    useTypedAhead({ opened: true, paletteRef, onType, onCancel });
    return (
      <>
        <button type="button">Página</button>
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
  return { onType, onCancel };
}

describe('what is typed after Ctrl+K', () => {
  it('goes to the palette that is on its way', async () => {
    const { onType, onCancel } = await askForPalette({ isThere: false });
    await userEvent.keyboard('ab');
    await expect.poll(() => onType.mock.calls).toEqual([['a'], ['b']]);
    expect(onCancel).not.toHaveBeenCalled();
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
