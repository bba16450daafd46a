import type { Column } from '@portal/ui';

interface Coded {
  readonly codigo: number | string;
  readonly descricao: string;
}

const LONGEST_SHOWN = 60;

/** The column of descriptions. */
export function descriptionColumn<Row extends Pick<Coded, 'descricao'>>(): Column<Row> {
  return {
    id: 'descricao',
    header: 'Descrição',
    format: 'text',
    sortable: true,
    maxGraphemes: LONGEST_SHOWN,
    value: ({ descricao }) => descricao,
  };
}

/** The columns of codes and descriptions (BRD-004, G-41). */
export function codeColumns<Row extends Coded>(): Column<Row>[] {
  return [
    { id: 'codigo', header: 'Código', format: 'code', sortable: true, value: ({ codigo }) => codigo },
    descriptionColumn(),
  ];
}
