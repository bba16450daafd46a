import type { Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import type { DivisionGroup } from './divisionGroupForm.ts';
import { divisionGroups } from './divisionGroups.ts';

const columns: readonly Column<DivisionGroup>[] = [
  {
    id: 'codigo',
    header: 'Cód. Grupo Divisão',
    format: 'code',
    width: 184,
    sortable: true,
    value: ({ codigo }) => codigo,
  },
  {
    id: 'descricao',
    header: 'Grupo Divisão',
    format: 'text',
    sortable: true,
    maxGraphemes: 60,
    value: ({ descricao }) => descricao,
  },
  {
    id: 'nomeGestor',
    header: 'Gestor',
    format: 'text',
    sortable: true,
    maxGraphemes: 60,
    value: ({ nomeGestor }) => nomeGestor,
  },
];

/** Columns of the table of division groups (GRP-006, GRP-019, GRP-020). */
export function useDivisionGroupColumns(): readonly Column<DivisionGroup>[] {
  const edit = useSetAtom(divisionGroups.editAtom);
  const remove = useSetAtom(divisionGroups.removalAtom);
  return useMemo(
    () => [
      ...columns,
      recordActions<DivisionGroup>({ edit: (group) => void edit(group), remove, removeLabel: 'Excluir' }),
    ],
    [edit, remove],
  );
}
