import type { Column } from '@portal/ui';
import type { SuppliedProduct } from './supplierChange.ts';

/** What becomes of the main supplier. */
function mainAfter({ padrao, motivo }: SuppliedProduct): string {
  if (!padrao) return 'É outro e não muda';
  return motivo === null ? 'Passa ao destino' : 'Fica na origem';
}

/** A product of the origin, whether the destination becomes its main supplier, and why it stays where it is. */
export const suppliedProductColumns: readonly Column<SuppliedProduct>[] = [
  { id: 'codigo', header: 'Código', format: 'code', width: 100, value: ({ codigo }) => codigo },
  { id: 'nome', header: 'Produto', format: 'text', names: true, minWidth: 260, value: ({ nome }) => nome },
  {
    id: 'padrao',
    header: 'Fornecedor principal',
    format: 'text',
    width: 240,
    value: mainAfter,
  },
  {
    id: 'motivo',
    header: 'Impedimento',
    format: 'text',
    width: 'auto',
    minWidth: 280,
    maxGraphemes: 100,
    value: ({ motivo }) => motivo,
  },
];
