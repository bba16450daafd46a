import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBaseRecord } from './useBaseRecord.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

const version = (versao: number) => ({ versao });

function setUp() {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const fill = vi.fn();
  const root = createRoot(document.createElement('div'));
  leave.push(() => root.unmount());
  let base: { versao: number } | null = null;
  function Form({ read, dirty }: { read: { versao: number } | null; dirty: boolean }) {
    [base] = useBaseRecord({ read, dirty, fill });
    return null;
  }
  return {
    fill,
    draw(read: { versao: number } | null, dirty: boolean) {
      flushSync(() => root.render(<Form read={read} dirty={dirty} />));
    },
    shown: () => base?.versao,
  };
}

describe('useBaseRecord (D7)', () => {
  it('shows a newer reading while nothing is typed', async () => {
    const { draw, shown, fill } = setUp();
    draw(version(1), false);
    draw(version(2), false);
    await expect.poll(shown).toBe(2);
    expect(fill).toHaveBeenCalledExactlyOnceWith(version(2));
  });

  it('stays with what the form was filled from while something is typed, so that its save is refused', () => {
    const { draw, shown, fill } = setUp();
    draw(version(1), true);
    draw(version(2), true);
    draw(version(3), true);
    expect(shown()).toBe(1);
    expect(fill).not.toHaveBeenCalled();
  });

  it('leaves the form alone when the record is read again unchanged', () => {
    const { draw, shown, fill } = setUp();
    draw(version(1), false);
    draw(version(1), false);
    draw(null, false);
    expect(shown()).toBe(1);
    expect(fill).not.toHaveBeenCalled();
  });
});
