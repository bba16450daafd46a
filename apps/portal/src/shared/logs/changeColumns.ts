import type { Schemas } from '@portal/api';
import { formatInstantDateTime } from '@portal/formats';
import type { Column } from '@portal/ui';

type Change = Schemas['LogRow'];

/** Columns of a table of changes, by their ids: who changed something when, from what to what, and through which call (G-04). */
export const changeColumns = {
  data: {
    id: 'data',
    header: 'Data',
    format: 'code',
    width: 148,
    value: ({ data }) => formatInstantDateTime(data),
  },
  usuario: { id: 'usuario', header: 'Usuário', format: 'text', width: 136, value: ({ usuario }) => usuario },
  valorAnterior: {
    id: 'valorAnterior',
    header: 'Valor anterior',
    format: 'text',
    width: 'auto',
    minWidth: 140,
    value: ({ valorAnterior }) => valorAnterior,
  },
  valorNovo: {
    id: 'valorNovo',
    header: 'Valor novo',
    format: 'text',
    width: 'auto',
    minWidth: 140,
    value: ({ valorNovo }) => valorNovo,
  },
  acao: { id: 'acao', header: 'Ação', format: 'text', width: 148, value: ({ acao }) => acao },
} as const satisfies Record<string, Column<Change>>;
