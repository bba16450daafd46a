import type { CellStatus, Column, RowAction, Validation } from '@portal/ui';
import { Pencil, Trash2 } from 'lucide-react';
import { benchColumns } from '../../page/columns.tsx';
import type { Row } from '../../page/rows.ts';

const ignore = () => {};

const statuses: Record<Row['status'], CellStatus> = {
  ativo: { tone: 'success', label: 'ativo' },
  pendente: { tone: 'warning', label: 'pendente' },
  inativo: { tone: 'neutral', label: 'inativo' },
};

const actions: readonly RowAction[] = [
  { label: 'Editar', icon: <Pencil aria-hidden />, onSelect: ignore },
  { label: 'Excluir', icon: <Trash2 aria-hidden />, onSelect: ignore },
];

/** The checks of a row by their number. */
const checks: readonly (readonly Validation[])[] = Array.from({ length: 6 }, (_, count) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Validação ${index + 1}`,
    tone: 'warning',
    label: 'pendente',
  })),
);

const widths = new Map(benchColumns.map(({ id, widthPx }) => [id, widthPx]));

function place(id: string, header: string) {
  const width = widths.get(id);
  if (width === undefined) throw new Error(`No column ${id}`);
  return { id, header, width };
}

/** The columns of `benchColumns` as the tables of the library take them. */
export const ourColumns: readonly Column<Row>[] = [
  { ...place('image', 'Imagem'), format: 'image', value: ({ image }) => image, alt: () => '' },
  { ...place('name', 'Produto'), format: 'text', value: ({ name }) => name },
  { ...place('code', 'Código'), format: 'code', value: ({ code }) => code },
  { ...place('date', 'Cadastro'), format: 'date', value: ({ date }) => date },
  { ...place('price', 'Preço'), format: 'currency', sortable: true, value: ({ price }) => price },
  { ...place('margin', 'Margem'), format: 'percent', value: ({ margin }) => margin },
  { ...place('status', 'Status'), format: 'status', value: ({ status }) => statuses[status] },
  { ...place('supplier', 'Fornecedor'), format: 'text', value: ({ supplier }) => supplier },
  { ...place('cost', 'Custo'), format: 'currency', value: ({ cost }) => cost },
  { ...place('actions', 'Ações'), format: 'actions', actions: () => actions },
  { ...place('checks', 'Validações'), format: 'validations', value: (row) => checks[row.checks] ?? [] },
];
