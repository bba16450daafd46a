import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import { yesBadge } from '../../../shared/records/yesBadge.ts';
import type { Ean, EanRegister } from './eanRegister.ts';

const columns: readonly Column<Ean>[] = [
  { id: 'gtinEan', header: 'EAN', format: 'code', width: 144, value: ({ gtinEan }) => gtinEan },
  { id: 'dun', header: 'DUN', format: 'code', width: 152, value: ({ dun }) => dun },
  {
    id: 'quantidadeProdutosNaCaixa',
    header: 'Quantidade por caixa',
    format: 'number',
    width: 168,
    value: ({ quantidadeProdutosNaCaixa }) => quantidadeProdutosNaCaixa,
  },
  {
    id: 'descricao',
    header: 'Descrição',
    format: 'text',
    width: 'auto',
    minWidth: 200,
    value: ({ descricao }) => descricao,
  },
  {
    id: 'principal',
    header: 'Principal',
    format: 'status',
    width: 100,
    value: ({ principal }) => yesBadge(principal),
  },
  { id: 'saldao', header: 'Saldão', format: 'status', width: 100, value: ({ saldao }) => yesBadge(saldao) },
];

/** Columns of the table of EANs (GAP-39); without acts for who may not edit (EAN-025). */
export function useEanColumns(
  { calls, dialogAtom, removalAtom }: EanRegister,
  editable: boolean,
): readonly Column<Ean>[] {
  const open = useSetAtom(dialogAtom);
  const remove = useSetAtom(removalAtom);
  return useMemo(() => {
    if (!editable) return columns;
    const edit = (record: Ean) => open({ record, values: calls.toForm(record) });
    return [...columns, recordActions<Ean>({ edit, remove, removeLabel: 'Excluir' })];
  }, [calls, open, remove, editable]);
}
