import type { Schemas } from '@portal/api';
import { formatInstantDateTime } from '@portal/formats';
import type { Column } from '@portal/ui';
import { Layers } from 'lucide-react';
import { useMemo } from 'react';

export type Log = Schemas['LogRow'];

/** Records that the query names; all others belong to a product. */
const MAIN: readonly Log['registro'][] = ['Família', 'Produto', 'Fornecedor'];

/** The field that was changed, with what it belongs to where that is a part of the product: "SKU: Altura". */
export const fieldOf = ({ registro, rotulo }: Log) =>
  MAIN.includes(registro) ? rotulo : `${registro}: ${rotulo}`;

/** Who changed which field when, from what to what, and through which call (G-04). */
const columns: readonly Column<Log>[] = [
  {
    id: 'data',
    header: 'Data',
    format: 'code',
    width: 136,
    value: ({ data }) => formatInstantDateTime(data),
  },
  { id: 'usuario', header: 'Usuário', format: 'text', width: 136, value: ({ usuario }) => usuario },
  { id: 'codigo', header: 'Código', format: 'code', width: 84, value: ({ codigo }) => codigo },
  { id: 'campo', header: 'Campo', format: 'text', names: true, width: 'auto', minWidth: 132, value: fieldOf },
  {
    id: 'valorAnterior',
    header: 'Valor anterior',
    format: 'text',
    width: 'auto',
    minWidth: 140,
    value: ({ valorAnterior }) => valorAnterior,
  },
  {
    id: 'valorNovo',
    header: 'Valor novo',
    format: 'text',
    width: 'auto',
    minWidth: 140,
    value: ({ valorNovo }) => valorNovo,
  },
  { id: 'acao', header: 'Ação', format: 'text', width: 160, value: ({ acao }) => acao },
];

const batchIcon = <Layers aria-hidden="true" />;

/** The columns of the log; what a batch of the user changed leads to that batch, which is told the row it is opened from. */
export function useLogColumns(openBatch: (lote: string, rowId: Log['id']) => void): readonly Column<Log>[] {
  return useMemo(
    () => [
      ...columns,
      {
        id: 'lote',
        header: 'Lote',
        format: 'actions',
        actions: ({ id, lote }) =>
          lote === null ? [] : [{ label: 'Ver lote', icon: batchIcon, onSelect: () => openBatch(lote, id) }],
      },
    ],
    [openBatch],
  );
}
