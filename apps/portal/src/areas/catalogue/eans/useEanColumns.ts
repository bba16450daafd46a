import { eanFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import type { Ean, EanRegister } from './eanRegister.ts';

const columns: readonly Column<Ean>[] = [
  {
    id: 'gtinEan',
    header: eanFields.gtinEan.label,
    format: 'code',
    width: 144,
    value: ({ gtinEan }) => gtinEan,
  },
  { id: 'dun', header: eanFields.dun.label, format: 'code', width: 152, value: ({ dun }) => dun },
  {
    id: 'quantidadeProdutosNaCaixa',
    header: eanFields.quantidadeProdutosNaCaixa.label,
    format: 'number',
    width: 168,
    value: ({ quantidadeProdutosNaCaixa }) => quantidadeProdutosNaCaixa,
  },
  {
    id: 'descricao',
    header: eanFields.descricao.label,
    format: 'text',
    width: 'auto',
    minWidth: 200,
    value: ({ descricao }) => descricao,
  },
  {
    id: 'principal',
    header: eanFields.principal.label,
    format: 'status',
    width: 100,
    value: ({ principal }) => yesBadge(principal),
  },
  {
    id: 'saldao',
    header: eanFields.saldao.label,
    format: 'status',
    width: 100,
    value: ({ saldao }) => yesBadge(saldao),
  },
];

/** Columns of the table of EANs (GAP-39); without acts for who may not edit (EAN-025). */
export function useEanColumns(
  { openAtom, removalAtom }: EanRegister,
  editable: boolean,
): readonly Column<Ean>[] {
  const edit = useSetAtom(openAtom);
  const remove = useSetAtom(removalAtom);
  return useMemo(
    () => (editable ? [...columns, recordActions<Ean>({ edit, remove })] : columns),
    [edit, remove, editable],
  );
}
