import type { CellStatus, Column } from '@portal/ui';
import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { recordActions } from '../../../shared/records/recordActions.tsx';
import type { ManagerRecord } from './managerList.ts';
import { managerRegister } from './managerRegister.ts';

const activeBadge = (active: boolean): CellStatus =>
  active ? { tone: 'success', label: 'Ativo' } : { tone: 'neutral', label: 'Inativo' };

const columns: readonly Column<ManagerRecord>[] = [
  { id: 'codigo', header: 'Código', format: 'code', sortable: true, value: ({ codigo }) => codigo },
  {
    id: 'matricula',
    header: 'Matrícula',
    format: 'code',
    sortable: true,
    value: ({ matricula }) => matricula,
  },
  {
    id: 'nome',
    header: 'Nome',
    format: 'text',
    width: 'auto',
    minWidth: 200,
    sortable: true,
    value: ({ nome }) => nome,
  },
  {
    id: 'email',
    header: 'E-mail',
    format: 'text',
    width: 'auto',
    minWidth: 220,
    sortable: true,
    value: ({ email }) => email,
  },
  {
    id: 'ativo',
    header: 'Situação',
    format: 'status',
    width: 128,
    sortable: true,
    value: ({ ativo }) => activeBadge(ativo),
  },
];

/** Columns of the table of managers (MGR-003 to MGR-008); nobody is removed. */
export function useManagerColumns(): readonly Column<ManagerRecord>[] {
  const edit = useSetAtom(managerRegister.openRecordAtom);
  return useMemo(() => [...columns, recordActions<ManagerRecord>({ edit })], [edit]);
}
