import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PagedSelect } from '../../inputs/paged-select/PagedSelect.tsx';
import { acting } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { FilterBar } from './FilterBar.tsx';

describeConformance(FilterBar, { props: { search: { value: '', onValueChange: () => {} } } });

const box = (container: HTMLElement) => {
  const input = container.querySelector('input');
  if (!input) throw new Error('No search field');
  return input;
};

/** Types as a browser does: the text stands in the field, then the field says so. */
function type(input: HTMLInputElement, text: string) {
  acting(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  });
}

describe('FilterBar', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const pass = (ms: number) => acting(() => void vi.advanceTimersByTime(ms));
  const bar = (value: string, onValueChange: (value: string) => void = () => {}) => (
    <FilterBar search={{ value, onValueChange }} />
  );

  it('reports the text 500 ms after the last keystroke, once (BRD-003)', () => {
    const reported: string[] = [];
    const view = mount(bar('', (value) => reported.push(value)));
    type(box(view.container), 'C');
    pass(499);
    type(box(view.container), 'CA');
    pass(499);
    expect(reported).toEqual([]);
    pass(1);
    expect(reported).toEqual(['CA']);
    view.unmount();
  });

  it('keeps what was typed when earlier texts come back late (NET-17)', () => {
    const view = mount(bar(''));
    const input = box(view.container);
    for (const text of ['A', 'AB', 'ABC']) {
      type(input, text);
      pass(500);
    }
    for (const late of ['A', 'AB']) {
      view.rerender(bar(late));
      expect(input.value).toBe('ABC');
    }
    view.rerender(bar('ABC'));
    expect(input.value).toBe('ABC');
    view.unmount();
  });

  it('keeps the typed text when the text reported before comes back', () => {
    const view = mount(bar(''));
    const input = box(view.container);
    type(input, 'A');
    pass(500);
    type(input, 'AB');
    view.rerender(bar('A'));
    expect(input.value).toBe('AB');
    view.unmount();
  });

  it('keeps a space at the end though the page holds the text without it', () => {
    const view = mount(bar(''));
    const input = box(view.container);
    type(input, 'CAFÉ ');
    pass(500);
    view.rerender(bar('CAFÉ'));
    expect(input.value).toBe('CAFÉ ');
    view.unmount();
  });

  it('takes over a text from elsewhere, as the Back button brings it', () => {
    const view = mount(bar(''));
    const input = box(view.container);
    for (const text of ['CAFÉ', 'CAFÉ TORRADO']) {
      type(input, text);
      pass(500);
      view.rerender(bar(text));
    }
    view.rerender(bar('CAFÉ'));
    expect(input.value).toBe('CAFÉ');
    view.rerender(bar(''));
    expect(input.value).toBe('');
    view.unmount();
  });

  it('reports nothing when the text equals that of the page again', () => {
    const reported: string[] = [];
    const view = mount(bar('CAFÉ', (value) => reported.push(value)));
    type(box(view.container), 'CAFÉS');
    type(box(view.container), 'CAFÉ');
    pass(500);
    expect(reported).toEqual([]);
    view.unmount();
  });

  it('forgets what is being typed when all filters are emptied', () => {
    const reported: string[] = [];
    const view = mount(
      <FilterBar
        search={{ value: '', onValueChange: (value) => reported.push(value) }}
        onClear={() => reported.push('cleared')}
      />,
    );
    type(box(view.container), 'CAFÉ');
    const clear = [...view.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Limpar filtros',
    );
    acting(() => clear?.click());
    pass(500);
    expect(reported).toEqual(['cleared']);
    expect(box(view.container).value).toBe('');
    view.unmount();
  });

  it('empties with all filters a text that was left in a field and is no value', () => {
    const field = (label: string) => (
      <PagedSelect
        label={label}
        options={[]}
        hasMore={false}
        value={null}
        onSearch={() => {}}
        onLoadMore={() => {}}
      />
    );
    const view = mount(
      <FilterBar onClear={() => {}} form={{ onSearch: () => {}, more: field('Divisão') }}>
        {field('Fornecedor')}
      </FilterBar>,
    );
    const values = () => [...view.container.querySelectorAll('input')].map(({ value }) => value);
    for (const input of view.container.querySelectorAll('input')) type(input, 'ACM');
    expect(values()).toEqual(['ACM', 'ACM']);
    const clear = [...view.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Limpar filtros',
    );
    acting(() => clear?.click());
    expect(values()).toEqual(['', '']);
    view.unmount();
  });

  it('keeps what stands in its further fields while they are folded away', () => {
    const view = mount(<FilterBar form={{ onSearch: () => {}, more: <input defaultValue="305021" /> }} />);
    const input = box(view.container);
    expect(input.value).toBe('305021');
    expect(input.closest('[hidden]')).not.toBeNull();
    view.unmount();
  });

  it('applies on Enter the search that was typed, or the fields beside it, not both', () => {
    const done: string[] = [];
    const view = mount(
      <FilterBar
        search={{ value: '', onValueChange: (text) => done.push(`search ${text}`) }}
        form={{ onSearch: () => done.push('fields') }}
      >
        <input aria-label="Código" />
      </FilterBar>,
    );
    const [search, code] = view.container.querySelectorAll('input');
    if (!search || !code) throw new Error('Two fields are needed');
    const form = view.container.querySelector('form');
    type(search, 'CAFÉ');
    acting(() => search.focus());
    acting(() => form?.requestSubmit());
    acting(() => code.focus());
    acting(() => form?.requestSubmit());
    expect(done).toEqual(['search CAFÉ', 'fields']);
    view.unmount();
  });

  it('calls the handler of the latest render and none after it left', () => {
    const reported: string[] = [];
    function Page() {
      const [value, setValue] = useState('');
      return bar(value, (next) => {
        reported.push(`${value} → ${next}`);
        setValue(next);
      });
    }
    const view = mount(<Page />);
    type(box(view.container), 'A');
    pass(500);
    type(box(view.container), 'AB');
    pass(500);
    type(box(view.container), 'ABC');
    view.unmount();
    vi.advanceTimersByTime(500);
    expect(reported).toEqual([' → A', 'A → AB']);
  });

  it('never reports a period that is incomplete or reversed', () => {
    const reported: string[] = [];
    const view = mount(
      <FilterBar
        period={{
          value: { from: '2026-07-01', to: '2026-07-31' },
          onValueChange: ({ from, to }) => reported.push(`${from} ${to}`),
        }}
      />,
    );
    const [, to] = view.container.querySelectorAll('input');
    if (!to) throw new Error('No period');
    for (const text of ['', '31-0', '30-06-2026', '31-02-2026', '31-08-2026']) type(to, text);
    expect(reported).toEqual(['2026-07-01 null', '2026-07-01 2026-08-31']);
    expect(to.value).toBe('31-08-2026');
    view.unmount();
  });
});
