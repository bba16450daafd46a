import { QueryClient } from '@tanstack/react-query';
import { createStore, Provider } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { useValueAhead } from './useValueAhead.ts';

const leave: (() => void)[] = [];
afterEach(() => {
  for (const stop of leave.splice(0)) stop();
});

/** A page that reads brands, and how often it had asked for them when it was drawn. */
function openPage(read: () => Promise<string>) {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let calls = 0;
  const brandsAtom = atomWithQuery(
    () => ({
      queryKey: ['brands'],
      queryFn: async ({ signal }) => {
        calls += 1;
        const answer = await read();
        signal.throwIfAborted(); // an answer that nobody waits for any more
        return answer;
      },
    }),
    () => client,
  );
  const drawnAfter: number[] = [];

  function Brands() {
    const { data, error } = useValueAhead(brandsAtom);
    useLayoutEffect(() => void drawnAfter.push(calls));
    return <p>{data ?? error?.message ?? 'Carregando'}</p>;
  }

  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <Provider store={createStore()}>
      <Brands />
    </Provider>,
  );
  leave.push(() => {
    root.unmount();
    container.remove();
  });
  return { calls: () => calls, drawnAfter };
}

describe('useValueAhead', () => {
  it('asks before the page is drawn, and once', async () => {
    const { calls, drawnAfter } = openPage(async () => 'AURORA');
    await expect.element(page.getByText('AURORA')).toBeVisible();
    expect(drawnAfter[0]).toBe(1);
    expect(calls()).toBe(1);
  });

  it('asks no second time when the first answer fails', async () => {
    const { calls } = openPage(() => Promise.reject(new Error('Sem resposta')));
    await expect.element(page.getByText('Sem resposta')).toBeVisible();
    expect(calls()).toBe(1);
  });
});
