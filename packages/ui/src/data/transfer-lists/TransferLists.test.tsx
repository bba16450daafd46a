import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { TransferLists } from './TransferLists.tsx';
import type { TransferItem } from './transferItem.ts';

const items = Array.from({ length: 10_000 }, (_, id): TransferItem => ({ id, label: `GRUPO ${id}` }));

describeConformance(TransferLists, {
  props: { items: items.slice(0, 3), selected: [], onSelectedChange: () => {} },
});

function Example() {
  const [selected, setSelected] = useState<readonly TransferItem[]>([]);
  return <TransferLists items={items} selected={selected} onSelectedChange={setSelected} />;
}

const press = (text: string) => {
  const button = [...document.querySelectorAll('button')].find((each) => each.textContent === text);
  acting(() => button?.click());
};

expectBrowserEvents();

describe('TransferLists', () => {
  it('keeps few of ten thousand items in the document, whatever is chosen (TRF-007, TRF-021)', () => {
    const view = mount(<Example />);
    press('Selecionar Todos');
    expect(view.container.querySelectorAll('h2')[1]?.textContent).toBe('Itens selecionados (10.000)');
    expect(view.container.querySelectorAll('li').length).toBeLessThan(40);
    press('Remover Todos');
    expect(view.container.querySelectorAll('h2')[1]?.textContent).toBe('Itens selecionados (0)');
    view.unmount();
  });

  it('reads out the banner that comes while the page is open (TRF-022)', () => {
    const view = mount(<TransferLists items={[]} selected={[]} onSelectedChange={() => {}} />);
    const live = view.container.querySelector('[aria-live="polite"]');
    view.rerender(
      <TransferLists items={[]} selected={[]} onSelectedChange={() => {}} banner="Origem igual ao destino" />,
    );
    expect(live?.textContent).toBe('Origem igual ao destino');
    view.unmount();
  });

  it('draws its list once, from the top, as the filter narrows it', async () => {
    const view = mount(<Example />);
    const list = view.container.querySelector('ul');
    const scroller = list?.parentElement;
    const filter = page.getByRole('textbox', { name: 'Filtrar Itens', exact: true });
    scroller?.scrollTo(0, 4000);
    await expect.poll(() => list?.textContent).toContain('GRUPO 100');
    await filter.fill('GRUPO');
    await expect.poll(() => scroller?.scrollTop).toBe(0);
    await expect.poll(() => list?.querySelector('li')?.textContent).toContain('GRUPO 0');
    expect(list?.querySelector('[tabindex="0"]')).toBe(list?.querySelector('input'));
    expect(view.container.querySelector('ul')).toBe(list);
    view.unmount();
  });

  it('takes no focus for its filter where the selection is emptied from elsewhere', async () => {
    const lists = (selected: readonly TransferItem[]) => (
      <TransferLists items={items} selected={selected} onSelectedChange={() => {}} />
    );
    const view = mount(lists(items.slice(0, 2)));
    await page.getByRole('button', { name: 'Remover GRUPO 1', exact: true }).click();
    view.rerender(lists(items.slice(0, 1)));
    acting(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    view.rerender(lists([]));
    expect(document.activeElement).toBe(document.body);
    view.unmount();
  });
});
