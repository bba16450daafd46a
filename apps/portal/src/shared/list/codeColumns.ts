import type { Column } from '@portal/ui';

interface Coded {
  readonly codigo: number | string;
  readonly descricao: string;
}

/**
 * The column of descriptions, which names the rows.
 *
 * @param level how deep a row stands, where they make a tree.
 */
export function descriptionColumn<Row extends Pick<Coded, 'descricao'>>(
  level?: (row: Row) => number,
): Column<Row> {
  return {
    id: 'descricao',
    header: 'Descrição',
    format: 'text',
    minWidth: 240,
    value: ({ descricao }) => descricao,
    ...(level && { level }),
  };
}

interface CodeColumnsOptions<Row> {
  /** Pixels, for long codes. */
  codeWidth?: number;
  /** How deep a row stands, where they make a tree. */
  level?: (row: Row) => number;
}

/** Columns for description and code (G-41). */
export function codeColumns<Row extends Coded>({
  codeWidth,
  level,
}: CodeColumnsOptions<Row> = {}): Column<Row>[] {
  return [
    descriptionColumn(level),
    {
      id: 'codigo',
      header: 'Código',
      format: 'code',
      ...(codeWidth !== undefined && { width: codeWidth }),
      value: ({ codigo }) => codigo,
    },
  ];
}
