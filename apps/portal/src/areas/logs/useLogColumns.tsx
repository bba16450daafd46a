import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';
import { Layers } from 'lucide-react';
import { useMemo } from 'react';
import { changeColumns } from '../../shared/logs/changeColumns.ts';

export type Log = Schemas['LogRow'];

/** Records that the query names; all others belong to a product. */
const MAIN: readonly Log['registro'][] = ['Família', 'Produto', 'Fornecedor'];

/** The field that was changed, with what it belongs to where that is a part of the product: "SKU: Altura". */
export const fieldOf = ({ registro, rotulo }: Log) =>
  MAIN.includes(registro) ? rotulo : `${registro}: ${rotulo}`;

const { data, usuario, valorAnterior, valorNovo, acao } = changeColumns;

const columns: readonly Column<Log>[] = [
  data,
  usuario,
  { id: 'codigo', header: 'Código', format: 'code', width: 84, value: ({ codigo }) => codigo },
  { id: 'campo', header: 'Campo', format: 'text', names: true, width: 'auto', minWidth: 132, value: fieldOf },
  valorAnterior,
  valorNovo,
  acao,
];

const batchIcon = <Layers aria-hidden="true" />;

/**
 * The columns of the log; what a batch of the user changed leads to that batch, which is told the row it is opened from and is
 * shown as under way there.
 */
export function useLogColumns(
  openBatch: (lote: string, rowId: Log['id']) => void,
  openingFrom: Log['id'] | null,
): readonly Column<Log>[] {
  return useMemo(
    () => [
      ...columns,
      {
        id: 'lote',
        header: 'Lote',
        format: 'actions',
        actions: ({ id, lote }) =>
          lote === null
            ? []
            : [
                {
                  label: 'Ver lote',
                  icon: batchIcon,
                  loading: id === openingFrom,
                  onSelect: () => openBatch(lote, id),
                  leaves: true,
                },
              ],
      },
    ],
    [openBatch, openingFrom],
  );
}
