import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';

/** Columns of the divisions of a group (GRP-027). */
export const linkedDivisionColumns: readonly Column<Schemas['LinkedDivision']>[] = [
  { id: 'descricao', header: 'Divisão', format: 'text', value: ({ descricao }) => descricao },
  { id: 'codigo', header: 'Cód. Divisão', format: 'code', width: 120, value: ({ codigo }) => codigo },
];
