import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { CurveTable, type CurveTableProps } from './CurveTable.tsx';
import type { CurveLine, Curves } from './curve.ts';

type Share = readonly [percent: number, within: boolean];

const row = (
  name: string,
  target: number,
  [quantity, [quantityShare, quantityWithin], cost, [costShare, costWithin], stockOut]: readonly [
    number,
    Share,
    number,
    Share,
    number,
  ],
): CurveLine => ({
  id: name,
  name,
  whole: name.startsWith('CURVA'),
  target,
  quantity,
  quantityShare,
  quantityWithin,
  cost,
  costShare,
  costWithin,
  stockOut,
});

const rows: readonly CurveLine[] = [
  row('A1', 60, [11_420, [60, true], 260_450.77, [49.58, false], 1.12]),
  row('A2', 30, [4_310, [18.25, true], 101_220.18, [19.27, true], 2.75]),
  row('A3', 10, [1_480, [6.27, true], 40_319.07, [7.67, true], 3.4]),
  row('CURVA A', 75, [17_210, [72.87, false], 401_990.02, [76.52, true], 1.9]),
  row('CURVA B', 20, [4_820, [20.41, false], 96_310.4, [18.33, true], 4.1]),
  row('CURVA C', 5, [1_587, [6.72, false], 27_042.9, [5.15, false], 12.5]),
];

const curves: Curves = {
  rows,
  totals: { target: 100, quantity: 23_617, quantityShare: 100, cost: 525_343.32, costShare: 100 },
  costName: 'cme',
};

const meta = preview.meta({
  title: 'Data/CurveTable',
  component: CurveTable,
  args: { label: 'Curva da empresa', curves, onOpenCurve: fn(), onRetry: fn() },
});

/** The six curves against their targets, with the sum of the three whole ones. */
export const Default = meta.story();

Default.test('has the curves as given and says which keep to their target', async ({ canvas }) => {
  const names = canvas.getAllByRole('rowheader').map((header) => header.textContent);
  await expect(names).toEqual(['A1', 'A2', 'A3', 'CURVA A', 'CURVA B', 'CURVA C', 'Total']);
  await expect(canvas.getByRole('cell', { name: '60,00 Dentro da meta' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: '20,41 Fora da meta' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: /525\.343,32/ })).toBeVisible();
  const total = within(canvas.getByRole('row', { name: /^Total/ }));
  await expect(total.getAllByRole('cell', { name: '100' })).toHaveLength(3);
});

/** Every prop, to try out. */
export const Playground = meta.story({ args: { emptyText: 'Nenhuma curva' } });

/** The server calls the cost by its other name, and some figures are missing. */
export const PurchaseValue = meta.story({
  args: {
    curves: {
      rows: [
        { id: 1, name: 'CURVA A', whole: true, target: 75, cost: 1_250.5, costShare: 75, costWithin: true },
        { id: 2, name: 'CURVA B', whole: true, target: 20, quantity: 12 },
      ],
      totals: { target: 95, quantity: 12, cost: 1_250.5, costShare: 75 },
      costName: 'valorCompra',
    },
  },
});

PurchaseValue.test('heads the column by the name the server used', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Valor de compra' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: '75,00 Dentro da meta' })).toBeVisible();
});

/** Rows are read for the first time. */
export const Loading = meta.story({ args: { curves: undefined, loading: true } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
});

/** A requisition without a suggestion has no curve. */
export const Empty = meta.story({ args: { curves: { ...curves, rows: [] } } });

Empty.test('says why there is none', async ({ canvas }) => {
  const text = 'Requisição não possui sugestão associada para exibir a Curva';
  await expect(canvas.getAllByText(text)[0]).toBeVisible();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

/** Rows could not be read. */
export const ErrorState = meta.story({
  args: { curves: undefined, error: { message: 'O servidor não respondeu.' } },
});

ErrorState.test('offers another try', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Figures of many digits, and a curve the rules do not know: it comes last, without a target. */
export const LongContent = meta.story({
  args: {
    curves: {
      ...curves,
      rows: [
        ...rows.slice(0, 3),
        row('CURVA A', 75, [1_234_567_890, [75.01, true], 98_765_432_109.87, [74.99, false], 100]),
        ...rows.slice(4),
        {
          id: 7,
          name: 'CURVA DE PRODUTOS SAZONAIS E DE LANÇAMENTO',
          whole: false,
          quantity: 1_999_999_999,
          quantityShare: 0,
          cost: 9_876_543_210.99,
          costShare: 0,
          stockOut: 0,
        },
      ],
      totals: {
        target: 100,
        quantity: 1_234_574_297,
        quantityShare: 102.14,
        cost: 98_765_555_463.17,
        costShare: 98.47,
      },
    },
  },
});

/** Tab to a curve, Enter or Space shows its products. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('Tab: reaches the table, so that the arrows scroll it', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Curva da empresa' })).toHaveFocus());
    });
    await step('Enter: opens the first curve', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[0]);
    });
    await step('Space: opens the next', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[1]);
      await expect(args.onOpenCurve).toHaveBeenCalledTimes(2);
    });
  },
});

/** A click anywhere on a row shows its products. */
export const Pointer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('cell', { name: /401\.990,02/ }));
    await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[3]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver produtos da curva CURVA C' }));
    await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[5]);
    await expect(args.onOpenCurve).toHaveBeenCalledTimes(2);
  },
});

function Named(props: Omit<CurveTableProps, 'label'>) {
  return <CurveTable {...props} label={`Curva da empresa, ${useSheetName()}`} />;
}

/** Every state in both themes and densities. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <StateMatrix>
      <Named curves={curves} onOpenCurve={() => {}} />
      <Named curves={curves} loading error={{ message: 'O servidor não respondeu.' }} onRetry={() => {}} />
      <Named curves={{ ...curves, rows: [] }} />
    </StateMatrix>
  ),
});
