import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSettled } from './useSettled.ts';

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
});

/** A value that settles within 200 ms, and what it is settled at. */
function setUp(first: string) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(document.createElement('div'));
  leave = () => root.unmount();
  let settled: string | undefined;
  function Choice({ value }: { value: string }) {
    settled = useSettled(value, 200);
    return null;
  }
  const choose = (value: string) => flushSync(() => root.render(<Choice value={value} />));
  choose(first);
  return {
    choose,
    settled: () => settled,
    pass: (ms: number) => flushSync(() => vi.advanceTimersByTime(ms)),
  };
}

it('is the first value at once', () => {
  expect(setUp('Família').settled()).toBe('Família');
});

it('is a new value once that has stayed for the time, not before', () => {
  const { choose, settled, pass } = setUp('Família');
  choose('Produto');
  pass(199);
  expect(settled()).toBe('Família');
  pass(1);
  expect(settled()).toBe('Produto');
});

it('starts anew with each change, and never is what was passed over', () => {
  const { choose, settled, pass } = setUp('Família');
  choose('Fornecedor');
  pass(199);
  choose('Produto');
  pass(199);
  expect(settled()).toBe('Família');
  pass(1);
  expect(settled()).toBe('Produto');
});
