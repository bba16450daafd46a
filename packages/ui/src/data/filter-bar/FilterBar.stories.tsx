import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { Checkbox } from '../../inputs/checkbox/index.ts';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { FilterBar, type FilterBarProps, type FilterSearch } from './FilterBar.tsx';

const onValueChange = fn();
const search: FilterSearch = { value: '', onValueChange, placeholder: 'Busque por código ou descrição' };

/** Holds the text as a list page does. */
function Stateful(props: FilterBarProps) {
  const [value, setValue] = useState(props.search?.value ?? '');
  const change = (next: string) => {
    setValue(next);
    props.search?.onValueChange(next);
  };
  return <FilterBar {...props} search={props.search && { ...props.search, value, onValueChange: change }} />;
}

const meta = preview.meta({
  title: 'Data/FilterBar',
  component: FilterBar,
  args: { search, onClear: undefined },
  render: (args) => <Stateful {...args} />,
  beforeEach: () => void onValueChange.mockClear(),
});

/** Search alone. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { search: { ...search, debounceMs: 1000 }, onClear: fn() } });

/** A text is searched for: it can be cleared. */
export const Filled = meta.story({ args: { search: { ...search, value: 'CAFÉ TORRADO' } } });

/** Further filters stand beside the search. */
export const WithFilters = meta.story({
  args: { onClear: fn(), children: <Checkbox label="Somente com pendências" /> },
});

WithFilters.test('empties all filters', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
  await expect(args.onClear).toHaveBeenCalledOnce();
});

/** The text as it is typed, where capitals would spoil it. */
export const AsTyped = meta.story({
  args: { search: { ...search, upperCase: false, value: 'compras@acme.com.br' } },
});

/** A long text scrolls inside the field. */
export const LongContent = meta.story({
  args: {
    search: { ...search, value: 'CAFÉ TORRADO E MOÍDO TRADICIONAL EM EMBALAGEM A VÁCUO COM VÁLVULA 500 G' },
    onClear: fn(),
  },
});

/** In a narrow window the search takes the line. */
export const Narrow = meta.story({
  args: WithFilters.input.args,
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** Typing tells after a rest, Enter at once, in capitals (FND-092, WID-037). */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Pesquisar' });
    await step('Enter searches at once', async () => {
      await userEvent.type(field, 'café{Enter}');
      await expect(field).toHaveValue('CAFÉ');
      await expect(onValueChange).toHaveBeenCalledWith('CAFÉ');
      await expect(onValueChange).toHaveBeenCalledOnce();
    });
    await step('A rest searches too', async () => {
      await userEvent.type(field, ' torrado');
      await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith('CAFÉ TORRADO'));
    });
    await step('Tab reaches the button that clears, which gives focus back', async () => {
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

function SheetBar({ value, ...rest }: { value: string; onClear?: () => void }) {
  const name = `Pesquisar ${value} (${useSheetName()})`;
  return <FilterBar aria-label={name} search={{ ...search, value }} {...rest} />;
}

/** Empty, filled and with a button that clears all, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <SheetBar value="" />
      <SheetBar value="CAFÉ TORRADO" onClear={() => {}} />
    </StateMatrix>
  ),
});
