import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { DateRangeField } from '../../inputs/date-range-field/index.ts';
import { Select } from '../../inputs/select/index.ts';
import { TextField } from '../../inputs/text-field/index.ts';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';

const divisions = [
  { value: '4', label: 'BAZAR' },
  { value: '5', label: 'ELETRO' },
];

function Fields() {
  return (
    <>
      <TextField label="Código do produto" inputMode="numeric" reserveMessage={false} />
      <Select label="Divisão" options={divisions} placeholder="Todas" reserveMessage={false} />
      <DateRangeField label="Período" today="2026-07-12" reserveMessage={false} />
      <TextField label="EAN" inputMode="numeric" reserveMessage={false} />
    </>
  );
}

const applied = [
  { id: 'fornecedor', label: 'Fornecedor: 7061 - PANELAS DA SERRA' },
  { id: 'divisao', label: 'Divisão: BAZAR' },
];

const meta = preview.meta({
  title: 'Data/FilterPanel',
  component: FilterPanel,
  args: { children: <Fields />, onSearch: fn(), onClear: fn(), onRemove: fn(), defaultOpen: true },
});

/** Fields, and a button that narrows the list to them. */
export const Default = meta.story();

/** Every prop, to try out. */
export const Playground = meta.story({ args: { label: 'Filtros do catálogo', applied } });

/** What the list is narrowed to stands in chips. */
export const Applied = meta.story({ args: { applied } });

/** The fields fold away; the chips stay. */
export const Folded = meta.story({ args: { applied, defaultOpen: false } });

/** Long chips wrap. */
export const LongContent = meta.story({
  args: {
    applied: [
      ...applied,
      {
        id: 'familia',
        label:
          'Família: JOGO DE PANELAS ANTIADERENTE COM TAMPA DE VIDRO TEMPERADO E CABO DE SILICONE VERMELHO 10 PEÇAS',
      },
    ],
  },
});

/** In a narrow window the fields wait until they are asked for. */
export const Narrow = meta.story({
  args: { applied, defaultOpen: undefined },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
});

/** Enter in a field searches (FLT-008). */
export const Keyboard = meta.story({
  args: { applied },
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Enter searches', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'EAN' }), '7891{Enter}');
      await expect(args.onSearch).toHaveBeenCalledOnce();
    });
    await step('The fields fold and unfold, and keep what was typed', async () => {
      const fold = canvas.getByRole('button', { name: 'Filtros' });
      fold.focus();
      await userEvent.keyboard('{Enter}');
      await expect(fold).toHaveAttribute('aria-expanded', 'false');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('textbox', { name: 'EAN' })).toHaveValue('7891');
    });
    await step('A chip is taken back, and focus goes to its neighbour', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onRemove).toHaveBeenCalledWith('fornecedor');
      await expect(canvas.getByRole('button', { name: 'Remover Divisão: BAZAR' })).toHaveFocus();
    });
  },
});

/** The buttons search and clear (FLT-009). */
export const Pointer = meta.story({
  args: { applied },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pesquisar' }));
    await expect(args.onSearch).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
});

function Sheet(props: Partial<FilterPanelProps>) {
  return (
    <FilterPanel {...props} label={`${props.label} (${useSheetName()})`} defaultOpen onSearch={() => {}}>
      <Fields />
    </FilterPanel>
  );
}

/** Empty, and narrowed, in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Sheet label="Filtros" />
      <Sheet label="Filtros em uso" applied={applied} onRemove={() => {}} onClear={() => {}} />
    </StateMatrix>
  ),
});
