import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useBaseRecord } from './useBaseRecord.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

interface Stored {
  versao: number;
  nome: string;
}

const version = (versao: number, nome = `NOME ${versao}`): Stored => ({ versao, nome });

/** @param typed what stands in the form. */
function setUp(typed?: string) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const fill = vi.fn();
  const root = createRoot(document.createElement('div'));
  leave.push(() => root.unmount());
  let shown: { base: Stored | null; waiting: Stored | null } = { base: null, waiting: null };
  function Form({ read, dirty }: { read: Stored | null; dirty: boolean }) {
    const differs = (before: Stored, now: Stored) => before.nome !== now.nome;
    shown = useBaseRecord({ read, dirty, differs, shows: ({ nome }) => nome === typed, fill });
    return null;
  }
  return {
    fill,
    draw(read: Stored | null, dirty: boolean) {
      flushSync(() => root.render(<Form read={read} dirty={dirty} />));
    },
    shown: () => shown.base?.versao,
    waiting: () => shown.waiting?.versao,
  };
}

describe('useBaseRecord (D7)', () => {
  it('shows a newer reading while nothing is typed', async () => {
    const { draw, shown, fill } = setUp();
    draw(version(1), false);
    draw(version(2), false);
    await expect.poll(shown).toBe(2);
    expect(fill).toHaveBeenCalledExactlyOnceWith(version(2), version(1));
  });

  it('stays with what the form was filled from while something is typed, and says what waits', () => {
    const { draw, shown, waiting, fill } = setUp();
    draw(version(1), true);
    draw(version(2), true);
    draw(version(3), true);
    expect(shown()).toBe(1);
    expect(waiting()).toBe(3);
    expect(fill).not.toHaveBeenCalled();
  });

  it('shows what waited once what was typed is taken back', async () => {
    const { draw, shown, waiting, fill } = setUp();
    draw(version(1), true);
    const newer = version(2);
    draw(newer, true);
    expect(waiting()).toBe(2);
    draw(newer, false);
    await expect.poll(shown).toBe(2);
    expect(fill).toHaveBeenCalledExactlyOnceWith(version(2), version(1));
  });

  it.each([
    ['under what is typed', true],
    ['and keeps what the form says of its fields', false],
  ])('takes the newer version %s where the form shows nothing of it', async (_how, dirty) => {
    const { draw, shown, waiting, fill } = setUp();
    draw(version(1, 'A'), dirty);
    draw(version(2, 'A'), dirty);
    await expect.poll(shown).toBe(2);
    expect(waiting()).toBeUndefined();
    expect(fill).not.toHaveBeenCalled();
  });

  it('goes on from a newer version that is what was typed, as after a lost answer', async () => {
    const { draw, shown, waiting, fill } = setUp('NOME 2');
    draw(version(1), true);
    draw(version(2), true);
    expect(waiting()).toBeUndefined();
    await expect.poll(shown).toBe(2);
    expect(fill).toHaveBeenCalledExactlyOnceWith(version(2), version(1));
  });

  it('shows a record that was created, whatever was typed since', async () => {
    const { draw, shown, waiting, fill } = setUp();
    draw(null, true);
    draw(version(1), true);
    await expect.poll(shown).toBe(1);
    expect(waiting()).toBeUndefined();
    expect(fill).toHaveBeenCalledExactlyOnceWith(version(1), null);
  });

  it.each([
    ['while nothing is typed', false],
    ['over what is typed', true],
  ])('stays with what was saved when an older reading comes after it, %s', (_when, dirty) => {
    const { draw, shown, waiting, fill } = setUp();
    draw(version(2), dirty);
    draw(version(1), dirty);
    expect(shown()).toBe(2);
    expect(waiting()).toBeUndefined();
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
