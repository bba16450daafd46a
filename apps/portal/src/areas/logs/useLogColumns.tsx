import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';
import { Layers } from 'lucide-react';
import { useMemo } from 'react';
import { changeColumns } from '../../shared/logs/changeColumns.ts';

export type Log = Schemas['LogRow'];

/** Records that the query names; all others belong to a product. */
const MAIN: readonly Log['registro'][] = ['Família', 'Produto', 'Fornecedor'];

/** What a part of a product is called in its log. */
const partOf = (registro: Log['registro']) =>
  registro === 'Fornecedor do produto' ? 'Fornecedor' : registro;

/** The field that was changed, with what it belongs to where that is a part of the product: "SKU: Altura". */
export const fieldOf = ({ registro, rotulo }: Log) =>
  MAIN.includes(registro) ? rotulo : `${partOf(registro)}: ${rotulo}`;

const { data, usuario, valorAnterior, valorNovo, acao } = changeColumns;

/** Together as wide as a table in a window of 1280 px, so that all are seen there; they grow with the window. */
const columns: readonly Column<Log>[] = [
  data,
  { ...usuario, twoLines: true, width: 116 },
  { id: 'codigo', header: 'Código', format: 'code', width: 72, value: ({ codigo }) => codigo },
  { id: 'campo', header: 'Campo', format: 'text', names: true, width: 152, value: fieldOf },
  { ...valorAnterior, twoLines: true, width: 110 },
  { ...valorNovo, twoLines: true, width: 110 },
  { ...acao, twoLines: true, width: 160 },
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
        width: 64,
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
