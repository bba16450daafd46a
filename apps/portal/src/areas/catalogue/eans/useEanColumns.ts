import { eanFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import type { Ean, EanRegister } from './eanRegister.ts';

/** What tells codes apart comes first: it is in sight beside the acts in a window of 1280 px. */
const columns: readonly Column<Ean>[] = [
  {
    id: 'gtinEan',
    header: eanFields.gtinEan.label,
    format: 'code',
    width: 136,
    value: ({ gtinEan }) => gtinEan,
  },
  {
    id: 'quantidadeProdutosNaCaixa',
    header: eanFields.quantidadeProdutosNaCaixa.label,
    format: 'number',
    width: 144,
    value: ({ quantidadeProdutosNaCaixa }) => quantidadeProdutosNaCaixa,
  },
  {
    id: 'principal',
    header: eanFields.principal.label,
    format: 'status',
    width: 88,
    value: ({ principal }) => yesBadge(principal),
  },
  { id: 'dun', header: eanFields.dun.label, format: 'code', width: 136, value: ({ dun }) => dun },
  {
    id: 'descricao',
    header: eanFields.descricao.label,
    format: 'text',
    minWidth: 160,
    value: ({ descricao }) => descricao,
  },
  {
    id: 'saldao',
    header: eanFields.saldao.label,
    format: 'status',
    width: 88,
    value: ({ saldao }) => yesBadge(saldao),
  },
];

/** Columns of the table of EANs (GAP-39); without acts for who may not edit (EAN-025). */
export function useEanColumns({ openAtom, removal }: EanRegister, editable: boolean): readonly Column<Ean>[] {
  const edit = useSetAtom(openAtom);
  const remove = useSetAtom(removal.rowAtom);
  return useMemo(
    () => (editable ? [...columns, recordActions<Ean>({ edit, remove })] : columns),
    [edit, remove, editable],
  );
}
