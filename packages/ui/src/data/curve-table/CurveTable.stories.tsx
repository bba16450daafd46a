import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { Matrix as StateMatrix, useSheetName } from '../../internal/stories/Matrix.tsx';
import { CurveTable, type CurveTableProps } from './CurveTable.tsx';
import type { CurveRow } from './curve.ts';

const row = (curva: string, figures: readonly [number, number, number, number, number]): CurveRow => {
  const [quantidade, percentualQuantidade, cme, percentualCME, percentualRuptura] = figures;
  return { curva, curvaId: curva, quantidade, percentualQuantidade, cme, percentualCME, percentualRuptura };
};

/** As a server sends them: in no order to rely on. */
const rows: readonly CurveRow[] = [
  row('CURVA B', [4_820, 20.41, 96_310.4, 18.33, 4.1]),
  row('A2', [4_310, 18.25, 101_220.18, 19.27, 2.75]),
  row('CURVA A', [17_210, 72.87, 401_990.02, 76.52, 1.9]),
  row('A1', [11_420, 60, 260_450.77, 49.58, 1.12]),
  row('CURVA C', [1_587, 6.72, 27_042.9, 5.15, 12.5]),
  row('A3', [1_480, 6.27, 40_319.07, 7.67, 3.4]),
];

const meta = preview.meta({
  title: 'Data/CurveTable',
  component: CurveTable,
  args: { label: 'Curva da empresa', rows, onOpenCurve: fn(), onRetry: fn() },
});

/** The six curves against their targets, with the sum of the three whole ones. */
export const Default = meta.story();

Default.test('has the curves in their order and says which keep to their target', async ({ canvas }) => {
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
    rows: [
      { curva: 'CURVA A', curvaId: 1, valorCompra: 1_250.5, percentualValorCompra: 75.004 },
      { curva: 'CURVA B', curvaId: 2, quantidade: 12 },
    ],
  },
});

PurchaseValue.test('heads the column by the name the server used', async ({ canvas }) => {
  await expect(canvas.getByRole('columnheader', { name: 'Valor de compra' })).toBeVisible();
  await expect(canvas.getByRole('cell', { name: '75,00 Dentro da meta' })).toBeVisible();
});

/** Rows are read for the first time. */
export const Loading = meta.story({ args: { rows: undefined, loading: true } });

Loading.test('says that it loads', async ({ canvas }) => {
  await expect(canvas.getByRole('status')).toHaveTextContent('Carregando...');
});

/** A requisition without a suggestion has no curve. */
export const Empty = meta.story({ args: { rows: [] } });

Empty.test('says why there is none', async ({ canvas }) => {
  const text = 'Requisição não possui sugestão associada para exibir a Curva';
  await expect(canvas.getAllByText(text)[0]).toBeVisible();
  await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
});

/** Rows could not be read. */
export const ErrorState = meta.story({
  args: { rows: undefined, error: { message: 'O servidor não respondeu.' } },
});

ErrorState.test('offers another try', async ({ args, canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Tentar novamente' }));
  await expect(args.onRetry).toHaveBeenCalledOnce();
});

/** Figures of many digits, and a curve the rules do not know: it comes last, without a target. */
export const LongContent = meta.story({
  args: {
    rows: [
      { ...row('CURVA DE PRODUTOS SAZONAIS E DE LANÇAMENTO', [1_999_999_999, 0, 9_876_543_210.99, 0, 0]) },
      row('CURVA A', [1_234_567_890, 75.01, 98_765_432_109.87, 74.99, 100]),
      ...rows.filter(({ curva }) => curva !== 'CURVA A'),
    ],
  },
});

/** Tab to a curve, Enter or Space shows its products. */
export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent, step }) => {
    await step('The table is a stop, so that the arrows scroll it', async () => {
      await userEvent.tab();
      await waitFor(() => expect(canvas.getByRole('group', { name: 'Curva da empresa' })).toHaveFocus());
    });
    await step('Enter opens the first curve', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[3]);
    });
    await step('Space opens the next', async () => {
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
    await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[2]);
    await userEvent.click(canvas.getByRole('button', { name: 'Ver produtos da curva CURVA C' }));
    await expect(args.onOpenCurve).toHaveBeenLastCalledWith(rows[4]);
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
      <Named rows={rows} onOpenCurve={() => {}} />
      <Named rows={rows} loading error={{ message: 'O servidor não respondeu.' }} onRetry={() => {}} />
      <Named rows={[]} />
    </StateMatrix>
  ),
});
