import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { acting } from '../../internal/testing/acting.ts';
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
});
