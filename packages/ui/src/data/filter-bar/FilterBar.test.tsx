import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../../actions/button/Button.tsx';
import { DateRangeField } from '../../inputs/date-range-field/DateRangeField.tsx';
import { PagedSelect } from '../../inputs/paged-select/PagedSelect.tsx';
import { SegmentedControl } from '../../inputs/segmented-control/SegmentedControl.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { acting, expectBrowserEvents } from '../../internal/testing/acting.ts';
import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { mount } from '../../internal/testing/mount.tsx';
import { FilterBar, type FilterBarProps } from './FilterBar.tsx';

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

  it('shows its own text too where it comes after one from elsewhere', () => {
    const view = mount(bar(''));
    type(box(view.container), 'CAFÉ');
    pass(500);
    for (const text of ['ARROZ', 'CAFÉ']) {
      view.rerender(bar(text));
      expect(box(view.container).value).toBe(text);
    }
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

  it('keeps the same text typed again before the page has emptied it', () => {
    const reported: string[] = [];
    const withClear = (value: string) => (
      <FilterBar
        search={{ value, onValueChange: (text) => reported.push(text) }}
        onClear={() => reported.push('cleared')}
      />
    );
    const view = mount(withClear('CAFÉ'));
    const clear = [...view.container.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Limpar filtros',
    );
    acting(() => clear?.click());
    type(box(view.container), 'CAFÉ');
    pass(500);
    expect(reported).toEqual(['cleared', 'CAFÉ']);
    for (const late of ['', 'CAFÉ']) {
      view.rerender(withClear(late));
      expect(box(view.container).value).toBe('CAFÉ');
    }
    view.rerender(withClear(''));
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
});

describe('FilterBar as a line', () => {
  it.each([
    { labels: 'shown', hideLabel: false },
    { labels: 'hidden', hideLabel: true },
  ])('keeps fields and buttons in it when one of them is refused, labels $labels', async ({ hideLabel }) => {
    await page.viewport(1280, 800);
    const bar = (error?: string) => (
      <FilterBar form={{ onSearch: () => {} }} tools={<Button>Colunas</Button>}>
        <TextField label="Código" hideLabel={hideLabel} error={error} />
        <TextField label="Descrição" hideLabel={hideLabel} />
      </FilterBar>
    );
    const view = mount(bar());
    const places = () =>
      [
        page.getByRole('textbox', { name: 'Código' }),
        page.getByRole('textbox', { name: 'Descrição' }),
        page.getByRole('button', { name: 'Pesquisar' }),
        page.getByRole('button', { name: 'Colunas' }),
      ].map((control) => {
        const { top, bottom } = control.element().getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
    const before = places();
    const [first] = before;
    expect(before).toEqual([first, first, first, first]);
    view.rerender(bar('Digite o código em números'));
    await expect.element(page.getByText('Digite o código em números')).toBeVisible();
    expect(places()).toEqual(before);
    view.unmount();
  });
});

describe('FilterBar in a window of 640 px', () => {
  beforeEach(() => page.viewport(640, 800));
  afterEach(() => page.viewport(1280, 800));

  const options = [
    { value: 'produtos', label: 'Produtos' },
    { value: 'familias', label: 'Famílias' },
  ] as const;
  const line = (
    <>
      <TextField label="Fornecedor" hideLabel />
      <SegmentedControl label="Listar" hideLabel options={options} />
    </>
  );
  const rect = (element: Element) => element.getBoundingClientRect();

  it('fills its line with the search and the button of the filters', () => {
    const view = mount(<FilterBar search={{ value: '', onValueChange: () => {} }}>{line}</FilterBar>);
    const filters = page.getByRole('button', { name: 'Filtros' }).element();
    expect(rect(filters).right).toBeCloseTo(rect(page.getByRole('search').element()).right, 0);
    view.unmount();
  });

  it('keeps controls with and without a label of their own on one line', async () => {
    const more = <TextField label="Família" />;
    const view = mount(<FilterBar form={{ onSearch: () => {}, more, defaultOpen: true }}>{line}</FilterBar>);
    const middles = [
      page.getByRole('textbox', { name: 'Fornecedor' }).element(),
      page.getByRole('radio', { name: 'Produtos' }).element(),
      page.getByRole('textbox', { name: 'Família' }).element(),
    ].map((control) => Math.round((rect(control).top + rect(control).bottom) / 2));
    expect(new Set(middles).size).toBe(1);
    await expect.element(page.getByText('Fornecedor')).toBeVisible();
    view.unmount();
  });

  it('gives the acts a line of their own', () => {
    const tools = ['Visões', 'Exportar CSV', 'Gerar PDF', 'Colunas'].map((act) => (
      <Button key={act}>{act}</Button>
    ));
    const form = { onSearch: () => {}, defaultOpen: true };
    const view = mount(
      <FilterBar form={form} tools={tools}>
        <TextField label="Fornecedor" hideLabel />
      </FilterBar>,
    );
    const field = rect(page.getByRole('textbox', { name: 'Fornecedor' }).element());
    expect(rect(page.getByRole('button', { name: 'Visões' }).element()).top).toBeGreaterThan(field.bottom);
    view.unmount();
  });

  it('leaves labels out of sight where no field shows one', () => {
    const view = mount(<FilterBar form={{ onSearch: () => {}, defaultOpen: true }}>{line}</FilterBar>);
    expect(rect(page.getByText('Fornecedor').element()).height).toBeLessThan(2);
    view.unmount();
  });
});

describe('FilterBar in a window that is turned', () => {
  expectBrowserEvents();
  beforeEach(() => page.viewport(740, 360));
  afterEach(() => page.viewport(1280, 800));

  const search = { value: '', onValueChange: () => {} };
  const supplier = page.getByRole('textbox', { name: 'Fornecedor' });
  const filters = page.getByRole('button', { name: 'Filtros' });
  const bar = (more?: boolean) => (
    <FilterBar
      search={search}
      form={more ? { onSearch: () => {}, more: <TextField label="EAN" /> } : undefined}
      tools={<Button>Colunas</Button>}
    >
      <TextField label="Fornecedor" hideLabel />
    </FilterBar>
  );

  it.each([{ more: false }, { more: true }])(
    'keeps what is half typed in a filter, and the focus in it, more filters: $more',
    async ({ more }) => {
      const view = mount(bar(more));
      await userEvent.type(supplier, 'PANEL');
      await page.viewport(360, 740);
      await expect.element(filters).toHaveAttribute('aria-expanded', 'true');
      await expect.element(supplier).toHaveFocus();
      await userEvent.keyboard('AS');
      await page.viewport(740, 360);
      await expect.element(filters).not.toBeInTheDocument();
      await expect.element(supplier).toHaveFocus();
      await expect.element(supplier).toHaveValue('PANELAS');
      view.unmount();
    },
  );

  it('leads from the button of the filters, which goes, to the first of them and not into the search', async () => {
    await page.viewport(360, 740);
    const view = mount(bar());
    await userEvent.click(filters);
    await page.viewport(740, 360);
    await expect.element(supplier).toHaveFocus();
    view.unmount();
  });
});

describe('FilterBar at the keyboard', () => {
  expectBrowserEvents();
  let view: ReturnType<typeof mount> | undefined;
  afterEach(() => view?.unmount());

  const search = { value: '', onValueChange: () => {}, label: 'Produto' };
  const applied = [{ id: 'divisao', label: 'Divisão: BAZAR' }];
  const form = { onSearch: () => {} };
  const withMore = { ...form, more: <input aria-label="EAN" /> };

  const field = page.getByRole('textbox', { name: 'Produto' });
  const clear = page.getByRole('button', { name: 'Limpar filtros' });
  const remove = page.getByRole('button', { name: 'Remover Divisão: BAZAR' });
  const more = page.getByRole('button', { name: 'Mais filtros' });

  const press = (button: typeof clear) => {
    (button.element() as HTMLElement).focus();
    return userEvent.keyboard('{Enter}');
  };

  /** A list that is narrowed until it is told not to be, at once or after a while. */
  function Page({ late, form: fields, ...rest }: FilterBarProps & { late?: boolean | undefined }) {
    const [narrowed, setNarrowed] = useState(true);
    const widen = () => void (late ? setTimeout(setNarrowed, 0, false) : setNarrowed(false));
    return (
      <FilterBar
        {...rest}
        form={fields && { ...fields, applied: narrowed ? applied : [], onRemove: widen }}
        onClear={narrowed ? widen : undefined}
      />
    );
  }

  it.each([
    { title: 'clears all', button: clear, next: field },
    { title: 'clears all, later', button: clear, late: true, next: field },
    { title: 'clears all, beside "Mais filtros"', button: clear, fields: withMore, next: more },
    { title: 'takes the last chip back', button: remove, fields: form, next: field },
    { title: 'takes the last chip back, later', button: remove, fields: form, late: true, next: field },
    { title: 'takes the last chip back, below "Mais filtros"', button: remove, fields: withMore, next: more },
  ])('has focus next when the button goes that $title', async ({ button, fields, late, next }) => {
    view = mount(<Page search={search} form={fields} late={late} />);
    await press(button);
    await expect.element(next).toHaveFocus();
    expect(button.query()).toBeNull();
  });

  it('leaves focus on a button that stays', async () => {
    view = mount(
      <FilterBar search={search} form={{ ...form, applied, onRemove: () => {} }} onClear={() => {}} />,
    );
    for (const button of [clear, remove]) {
      await press(button);
      await expect.element(button).toHaveFocus();
    }
  });

  describe('when a field is refused', () => {
    /** A field that each search refuses. */
    function Refused() {
      const [error, setError] = useState<string>();
      const refuse = () => setError('Digite até 14 números');
      const ean = <TextField label="EAN" error={error} />;
      return <FilterBar form={{ onSearch: refuse, lineWaits: true, more: ean }} />;
    }
    const send = page.getByRole('button', { name: 'Pesquisar' });

    it('opens the part that hides it and focuses it, each time', async () => {
      await page.viewport(1280, 800);
      view = mount(<Refused />);
      const ean = page.getByRole('textbox', { name: 'EAN' });
      for (let time = 1; time <= 2; time += 1) {
        await press(send);
        await expect.element(ean).toHaveFocus();
        await expect.element(ean).toHaveAccessibleDescription('Digite até 14 números');
        await expect.element(more).toHaveAttribute('aria-expanded', 'true');
        await userEvent.click(more);
        await expect.element(more).toHaveAttribute('aria-expanded', 'false');
      }
    });

    it('focuses the end of a period that is the wrong way round', async () => {
      await page.viewport(1280, 800);
      const period = <DateRangeField label="Emissão" defaultValue={{ from: '2026-07-31', to: null }} />;
      view = mount(<FilterBar form={{ onSearch: () => {}, lineWaits: true, more: period }} />);
      const end = page.getByRole('textbox', { name: 'Emissão Data fim' });
      await userEvent.click(more);
      await end.fill('01-07-2026');
      await userEvent.click(more);
      await press(send);
      await expect.element(end).toHaveFocus();
    });

    it('focuses the first choice of a group', async () => {
      const options = [{ value: 'a', label: 'Família' }] as const;
      const group = (
        <SegmentedControl label="Tabela" options={options} value={null} error="Escolha a tabela" />
      );
      view = mount(<FilterBar form={{ onSearch: () => {} }}>{group}</FilterBar>);
      await press(send);
      await expect.element(page.getByRole('radio', { name: 'Família' })).toHaveFocus();
    });
  });

  it('takes no focus for a button that goes without having it', async () => {
    const bar = (onClear?: () => void) => <FilterBar search={search} onClear={onClear} />;
    view = mount(bar(() => {}));
    await press(clear);
    (clear.element() as HTMLElement).blur();
    view.rerender(bar());
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });

  it.each<[string, FilterBarProps]>([
    ['a period', { children: <DateRangeField label="Período" hideLabel /> }],
    ['fields that cannot be applied', { form: { ...withMore, searchDisabledReason: 'Informe um filtro' } }],
  ])('takes the text at once on Enter, beside %s', async (_, props) => {
    const reported: string[] = [];
    const onValueChange = (text: string) => reported.push(text);
    view = mount(<FilterBar {...props} search={{ ...search, onValueChange, searchDelayMs: 60_000 }} />);
    await userEvent.type(field, 'CAFE{Enter}');
    expect(reported).toEqual(['CAFE']);
  });
});
