import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ColumnMenu } from './ColumnMenu.tsx';
import { DataTable } from './DataTable.tsx';
import { type ExampleRow, exampleRows, fewColumns } from './tableExample.tsx';
import { type ColumnStorage, useColumnChoice } from './useColumnChoice.ts';

const columns = fewColumns({ onEdit: fn(), onDelete: fn() });
const rows = exampleRows(4);
const storage = { getItem: fn((): string | null => null), setItem: fn() };

/** A menu above its table, as a list page has it. */
function TableWithMenu(props: { storage: ColumnStorage }) {
  const choice = useColumnChoice<ExampleRow>({ columns, storage: props.storage, storageKey: 'produtos' });
  return (
    <>
      <ColumnMenu menu={choice.menu} />
      <DataTable label="Produtos" columns={choice.columns} rows={rows} getRowId={(row) => row.id} />
    </>
  );
}

const meta = preview.meta({
  title: 'Data/ColumnMenu',
  component: TableWithMenu,
  args: { storage },
});

/** Columns are shown, hidden and widened, and the choice is remembered. */
export const Choosing = meta.story();

Choosing.test('hides a column, widens another and remembers both', async ({ canvas, userEvent, step }) => {
  storage.setItem.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Colunas' }));
  await step('Hidden', async () => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Código' }));
    await waitFor(() =>
      expect(screen.queryByRole('columnheader', { name: 'Código', hidden: true })).not.toBeInTheDocument(),
    );
  });
  await step('Widened, from the keyboard', async () => {
    await userEvent.type(screen.getByRole('spinbutton', { name: 'Largura de Descrição, em pixels' }), '320');
    await userEvent.tab();
    await expect(storage.setItem).toHaveBeenLastCalledWith(
      'produtos',
      JSON.stringify({ hidden: ['codigo'], widths: { descricao: 320 } }),
    );
  });
  await step('As it was', async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Restaurar colunas' }));
    await expect(await screen.findByRole('columnheader', { name: 'Código', hidden: true })).toBeVisible();
  });
});
