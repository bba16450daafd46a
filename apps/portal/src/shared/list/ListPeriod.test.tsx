import { atom } from 'jotai';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ListPeriod } from './ListPeriod.tsx';

it('never narrows a list to a period that is incomplete, no date or reversed', async () => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  const asked: string[] = [];
  const filtersAtom = atom({ inicio: '2026-07-01' as string | null, fim: '2026-07-31' as string | null });
  const filterAtom = atom(
    (get) => ({ filters: get(filtersAtom) }),
    (_get, set, { filters }: { filters: { inicio: string | null; fim: string | null } }) => {
      asked.push(`${filters.inicio} ${filters.fim}`);
      set(filtersAtom, filters);
    },
  );
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<ListPeriod list={{ filterAtom }} label="Período de criação" />);
  const to = page.getByRole('textbox', { name: 'Período de criação Data fim' });
  for (const text of ['31-0', '30-06-2026', '31-02-2026', '31-08-2026']) {
    await userEvent.clear(to);
    await userEvent.type(to, text);
  }
  expect(new Set(asked)).toEqual(new Set(['2026-07-01 null', '2026-07-01 2026-08-31']));
  root.unmount();
  container.remove();
});
