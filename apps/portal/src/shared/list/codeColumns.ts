import type { Column } from '@portal/ui';

interface Coded {
  readonly codigo: number | string;
  readonly descricao: string;
}

/** The column of descriptions, which names the rows. */
export function descriptionColumn(): Column<Pick<Coded, 'descricao'>> {
  return {
    id: 'descricao',
    header: 'Descrição',
    format: 'text',
    minWidth: 240,
    value: ({ descricao }) => descricao,
  };
}

/**
 * Columns for description and code (G-41).
 *
 * @param codeWidth in pixels, for long codes.
 */
export function codeColumns(codeWidth?: number): Column<Coded>[] {
  return [
    descriptionColumn(),
    {
      id: 'codigo',
      header: 'Código',
      format: 'code',
      ...(codeWidth !== undefined && { width: codeWidth }),
      value: ({ codigo }) => codigo,
    },
  ];
}
