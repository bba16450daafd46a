import { linkFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import type { LinkRegister, SupplierLink } from './linkRegister.ts';
import { supplierOption } from './supplyLookups.ts';

/** Name of a supplier in labels of the table. */
export const linkName = ({ fornecedor }: SupplierLink) => supplierOption(fornecedor).label;

/** The default and the quantities come first: they are in sight beside the acts in a window of 1280 px. */
const columns: readonly Column<SupplierLink>[] = [
  {
    id: 'fornecedor',
    header: linkFields.fornecedorId.label,
    format: 'text',
    minWidth: 180,
    value: linkName,
  },
  { id: 'padrao', header: 'Padrão', format: 'status', width: 76, value: ({ padrao }) => yesBadge(padrao) },
  {
    id: 'qtdCompra',
    header: linkFields.qtdCompra.label,
    format: 'number',
    width: 96,
    value: ({ qtdCompra }) => qtdCompra,
  },
  {
    id: 'multiplicador',
    header: linkFields.multiplicador.label,
    format: 'number',
    width: 104,
    value: ({ multiplicador }) => multiplicador,
  },
  {
    id: 'qtdCxLastro',
    header: linkFields.qtdCxLastro.label,
    format: 'number',
    width: 84,
    value: ({ qtdCxLastro }) => qtdCxLastro,
  },
  {
    id: 'qtdCxPallet',
    header: linkFields.qtdCxPallet.label,
    format: 'number',
    width: 84,
    value: ({ qtdCxPallet }) => qtdCxPallet,
  },
  {
    id: 'unidade',
    header: linkFields.unidadeId.label,
    format: 'text',
    width: 136,
    value: ({ unidade }) => unidade.siglaDescricao,
  },
  {
    id: 'valorPauta',
    header: linkFields.valorPauta.label,
    format: 'currency',
    width: 112,
    value: ({ valorPauta }) => valorPauta,
  },
];

/** Columns of the table of suppliers (GAP-40); without actions for users who may not edit (LNK-024). */
export function useLinkColumns(
  { openAtom, removal }: LinkRegister,
  editable: boolean,
): readonly Column<SupplierLink>[] {
  const edit = useSetAtom(openAtom);
  const remove = useSetAtom(removal.rowAtom);
  return useMemo(
    () =>
      editable
        ? [...columns, recordActions<SupplierLink>({ edit, remove, removeLabel: 'Remover' })]
        : columns,
    [edit, remove, editable],
  );
}
