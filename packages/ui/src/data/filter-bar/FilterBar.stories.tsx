import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { DateRangeField } from '../../inputs/date-range-field/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { FilterBar, type FilterBarProps, type FilterForm, type FilterSearch } from './FilterBar.tsx';

const onValueChange = fn();
const search: FilterSearch = { value: '', onValueChange, placeholder: 'Busque por código ou descrição' };

const onPeriodChange = fn();
const period = (label = 'Período') => (
  <DateRangeField
    label={label}
    hideLabel
    today="2026-07-12"
    onValueChange={(range, { problem }) => {
      if (problem === undefined) onPeriodChange(range);
    }}
  />
);

const onSelect = fn();

const applied = [
  { id: 'fornecedor', label: 'Fornecedor: 7061 - PANELAS DA SERRA' },
  { id: 'divisao', label: 'Divisão: BAZAR' },
];

const onSearch = fn();
const onRemove = fn();
const form: FilterForm = {
  onSearch,
  onRemove,
  more: (
    <>
      <TextField label="Código do produto" inputMode="numeric" />
      <Select label="Divisão" options={[{ value: '4', label: 'BAZAR' }]} placeholder="Todas" />
      <DateRangeField label="Período" today="2026-07-12" />
      <TextField label="EAN" inputMode="numeric" />
    </>
  ),
};

/** Holds the text as a list page does. */
function Stateful(props: FilterBarProps) {
  const [value, setValue] = useState(props.search?.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.search?.onValueChange(next);
  };
  const clear = () => {
    setValue('');
    props.onClear?.();
  };
  return (
    <FilterBar
      {...props}
      search={props.search && { ...props.search, value, onValueChange: change }}
      onClear={props.onClear && clear}
    />
  );
}

const meta = preview.meta({
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { search, onClear: undefined },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => {
    onValueChange.mockClear();
    onPeriodChange.mockClear();
    onSearch.mockClear();
  },
});

/** Search alone. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({
  args: { search: { ...search, searchDelayMs: 1000 }, children: period(), onClear: fn() },
});

/** A text is searched for: it can be cleared. */
export const Filled = meta.story({ args: { search: { ...search, value: 'CAFÉ TORRADO' } } });

const pendingOnly = <Checkbox label="Somente com pendências" />;

/** Further filters stand beside the search. */
export const WithFilters = meta.story({ args: { onClear: fn(), children: pendingOnly } });

WithFilters.test('empties all filters', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

/** A select beside search and period (WID-036). */
export const WithSelect = meta.story({
  args: {
    onClear: fn(),
    children: (
      <>
        {period()}
        <Select
          label="Situação"
          hideLabel
          placeholder="Todas as situações"
          options={[
            { value: 'Aprovado', label: 'Aprovado' },
            { value: 'EmAnalise', label: 'Em análise' },
          ]}
          onValueChange={onSelect}
        />
      </>
    ),
  },
});

WithSelect.test('reports the chosen option', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('combobox', { name: 'Situação' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Em análise' }));
  await expect(onSelect.mock.lastCall?.[0]).toBe('EmAnalise');
});

/** A period beside the search, its ends typed as DD-MM-YYYY (WID-035) or chosen in a calendar. */
export const WithPeriod = meta.story({ args: { children: period(), onClear: fn() } });

WithPeriod.test(
  'reports complete periods only and drops an incomplete one when cleared',
  async ({ canvas, userEvent, step }) => {
    const from = canvas.getByRole('textbox', { name: 'Período Data início' });
    const to = canvas.getByRole('textbox', { name: 'Período Data fim' });
    await step('Each end counts once it is whole', async () => {
      await userEvent.type(from, '01072026');
      await expect(onPeriodChange).toHaveBeenCalledOnce();
      await expect(onPeriodChange).toHaveBeenLastCalledWith({ from: '2026-07-01', to: null });
      await userEvent.type(to, 'hoje{Enter}');
      await waitFor(() =>
        expect(onPeriodChange).toHaveBeenLastCalledWith({ from: '2026-07-01', to: '2026-07-12' }),
      );
      await expect(onPeriodChange).toHaveBeenCalledTimes(2);
    });
    await step('An end before the start is kept and not reported', async () => {
      await userEvent.clear(to);
      onPeriodChange.mockClear();
      await userEvent.type(to, '12072025{Tab}');
      await waitFor(() => expect(to).toBeInvalid());
      await expect(to).toHaveValue('12-07-2025');
      await expect(onPeriodChange).not.toHaveBeenCalled();
    });
    await step('Emptied, both ends are empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
      await expect(canvas.getByRole('textbox', { name: 'Período Data início' })).toHaveValue('');
      await expect(canvas.getByRole('textbox', { name: 'Período Data fim' })).toHaveValue('');
    });
    await step('The calendar reports both ends at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Abrir calendário' }));
      await userEvent.click(await screen.findByRole('gridcell', { name: /, 6 de julho/ }));
      await userEvent.click(screen.getByRole('gridcell', { name: /, 10 de julho/ }));
      await waitFor(() =>
        expect(onPeriodChange).toHaveBeenLastCalledWith({ from: '2026-07-06', to: '2026-07-10' }),
      );
      await expect(onPeriodChange).toHaveBeenCalledOnce();
    });
  },
);

/** The text as it is typed, where capitals would spoil it. */
export const AsTyped = meta.story({
  args: { search: { ...search, upperCase: false, value: 'compras@acme.com.br' } },
});

/** Further fields wait behind a button that counts those that are set; each of them is a chip that can be taken off. */
export const MoreFilters = meta.story({
  args: { form: { ...form, applied, moreCount: 2 }, onClear: fn() },
});

MoreFilters.test('shows the fields, and applies them together (FLT-009)', async ({ canvas, userEvent }) => {
  const more = canvas.getByRole('button', { name: 'Mais filtros 2' });
  await expect(canvas.queryByRole('textbox', { name: 'EAN' })).not.toBeInTheDocument();
  await userEvent.click(more);
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await userEvent.type(canvas.getByRole('textbox', { name: 'EAN' }), '7891{Enter}');
  await expect(onSearch).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
  await expect(onSearch).toHaveBeenCalledTimes(2);
});

MoreFilters.test(
  'takes a chip back from the keyboard, and goes to its neighbour',
  async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Remover Fornecedor: 7061 - PANELAS DA SERRA' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(onRemove).toHaveBeenCalledWith('fornecedor');
    await expect(canvas.getByRole('button', { name: 'Remover Divisão: BAZAR' })).toHaveFocus();
  },
);

const refusal = 'Informe ao menos um filtro';

/** Nothing is searched before 'Pesquisar', which stands in the line and says what is missing (LOT-010, LOT-011). */
export const WaitingForSearch = meta.story({
  args: {
    search: undefined,
    form: { ...form, lineWaits: true, searchDisabledReason: refusal },
    children: <TextField label="Código do produto" hideLabel placeholder="Código do produto" />,
  },
});

WaitingForSearch.test('is closed with its reason, also for Enter', async ({ canvas, userEvent }) => {
  const button = canvas.getByRole('button', { name: 'Pesquisar' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  button.focus();
  await waitFor(() => expect(button).toHaveAccessibleDescription(refusal));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Código do produto' }), '{Enter}');
  await userEvent.click(canvas.getByRole('button', { name: 'Mais filtros' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'EAN' }), '789{Enter}');
  await expect(canvas.getAllByRole('button', { name: 'Pesquisar' })).toHaveLength(1);
  await expect(onSearch).not.toHaveBeenCalled();
});

/** A long text scrolls inside the field. */
export const LongContent = meta.story({
  args: {
    search: { ...search, value: 'CAFÉ TORRADO E MOÍDO TRADICIONAL EM EMBALAGEM A VÁCUO COM VÁLVULA 500 G' },
    onClear: fn(),
  },
});

/** In a narrow window the search and one button take the line. */
export const Narrow = meta.story({
  args: {
    ...WithFilters.input.args,
    children: (
      <>
        {period()}
        {pendingOnly}
      </>
    ),
    form: { ...form, applied, moreCount: 2 },
    filterCount: 3,
  },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

Narrow.test('has everything but the search behind one button', async ({ args, canvas, userEvent }) => {
  await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
  await userEvent.click(canvas.getByRole('button', { name: 'Filtros 3' }));
  await expect(canvas.getByRole('checkbox', { name: 'Somente com pendências' })).toBeVisible();
  await expect(canvas.getByRole('textbox', { name: 'EAN' })).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

/** Typing reports after a pause, Enter at once, in capitals (FND-092, WID-037). */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Pesquisar' });
    await step('Enter: searches at once', async () => {
      await userEvent.type(field, 'café{Enter}');
      await expect(field).toHaveValue('CAFÉ');
      await expect(onValueChange).toHaveBeenCalledWith('CAFÉ');
      await expect(onValueChange).toHaveBeenCalledOnce();
    });
    await step('A rest: searches too', async () => {
      await userEvent.type(field, ' torrado');
      await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('CAFÉ TORRADO'));
    });
    await step('Tab: reaches the button that clears, which gives focus back', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Limpar pesquisa' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(onValueChange).toHaveBeenLastCalledWith('');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('');
    });
  },
});

/** The button empties the field and searches at once. */
export const Pointer = meta.story({
  args: { search: { ...search, value: 'CAFÉ' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar pesquisa' }));
    await expect(onValueChange).toHaveBeenCalledWith('');
    await expect(canvas.getByRole('textbox', { name: 'Pesquisar' })).toHaveFocus();
  },
});

function SheetBar({ value, ...rest }: { value: string; onClear?: () => void; form?: FilterForm }) {
  const name = `Pesquisar ${value} (${useSheetName()})`;
  return (
    <FilterBar aria-label={name} search={{ ...search, value }} {...rest}>
      {period(`Período ${value} (${useSheetName()})`)}
    </FilterBar>
  );
}

/** Empty, filled and with a button that clears all, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetBar value="" />
      <SheetBar value="CAFÉ TORRADO" onClear={() => {}} />
      <SheetBar value="ARROZ" form={{ ...form, applied, moreCount: 2 }} />
    </StateMatrix>
  ),
});
