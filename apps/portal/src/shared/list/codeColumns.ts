import type { Column } from '@portal/ui';

interface Coded {
  readonly codigo: number | string;
  readonly descricao: string;
}

const LONGEST_SHOWN = 60;

/** The column of descriptions. */
export function descriptionColumn(): Column<Pick<Coded, 'descricao'>> {
  return {
    id: 'descricao',
    header: 'Descrição',
    format: 'text',
    width: 'auto',
    minWidth: 200,
    maxGraphemes: LONGEST_SHOWN,
    value: ({ descricao }) => descricao,
  };
}

/**
 * Columns for code and description (G-41).
 *
 * @param codeWidth in pixels, for long codes.
 */
export function codeColumns(codeWidth?: number): Column<Coded>[] {
  return [
    {
      id: 'codigo',
      header: 'Código',
      format: 'code',
      ...(codeWidth !== undefined && { width: codeWidth }),
      value: ({ codigo }) => codigo,
    },
    descriptionColumn(),
  ];
}
