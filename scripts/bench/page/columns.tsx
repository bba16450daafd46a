import type { ReactNode } from 'react';
import type { Row } from './rows.ts';

/** A column of the tables that draw their cells by functions; the box that chooses is the table's own. */
export interface BenchColumn {
  id: string;
  header: string;
  widthPx: number;
  sortable: boolean;
  /** What is sorted by. */
  value: (row: Row) => string | number;
  text: (row: Row) => string;
  /** Where the cell is more than its text. */
  render?: (row: Row) => ReactNode;
}

export const rowHeightPx = 48;
export const boxWidthPx = 44;
/** All columns and the box. */
export const tableWidthPx = 1272;
/** Height a table gets, its header included. */
export const tableHeightPx = 720;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const day = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});
const cut = (text: string) => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const column = (id: string, header: string, widthPx: number, rest: Pick<BenchColumn, 'text' | 'value'>) => ({
  ...{ id, header, widthPx, sortable: false },
  ...rest,
});

/** Eleven columns; with the box there are twelve. */
export const benchColumns: readonly BenchColumn[] = [
  {
    ...column('image', 'Imagem', 64, { text: () => '', value: ({ image }) => image }),
    render: ({ image }) => <img className="thumb" src={image} width={40} height={40} alt="" />,
  },
  {
    ...column('name', 'Produto', 180, { text: ({ name }) => cut(name), value: ({ name }) => name }),
    render: ({ name }) => <span title={name}>{cut(name)}</span>,
  },
  column('code', 'Código', 120, { text: ({ code }) => code, value: ({ code }) => code }),
  column('date', 'Cadastro', 104, {
    text: ({ date }) => day.format(Date.parse(date)),
    value: ({ date }) => date,
  }),
  {
    ...column('price', 'Preço', 114, {
      text: ({ price }) => reais.format(price),
      value: ({ price }) => price,
    }),
    sortable: true,
  },
  column('margin', 'Margem', 80, {
    text: ({ margin }) => percent.format(margin),
    value: ({ margin }) => margin,
  }),
  {
    ...column('status', 'Status', 108, { text: ({ status }) => status, value: ({ status }) => status }),
    render: ({ status }) => <span className={`badge ${status}`}>{status}</span>,
  },
  column('supplier', 'Fornecedor', 140, {
    text: ({ supplier }) => supplier,
    value: ({ supplier }) => supplier,
  }),
  column('cost', 'Custo', 112, { text: ({ cost }) => reais.format(cost), value: ({ cost }) => cost }),
  {
    ...column('actions', 'Ações', 84, { text: () => '', value: ({ id }) => id }),
    render: () => (
      <>
        <button type="button" className="act" aria-label="Editar">
          +
        </button>
        <button type="button" className="act" aria-label="Excluir">
          ×
        </button>
      </>
    ),
  },
  {
    ...column('checks', 'Validações', 122, {
      text: ({ checks }) => String(checks),
      value: ({ checks }) => checks,
    }),
    render: ({ checks }) => (
      <button type="button" className="act">
        {checks}
      </button>
    ),
  },
];

/** The cell of a column that draws by a function. */
export const cellOf = (column: BenchColumn, row: Row): ReactNode =>
  column.render ? column.render(row) : column.text(row);
