import { managerFields } from '@portal/domain';
import type { CellStatus, Column } from '@portal/ui';
import type { ManagerRecord } from './managerList.ts';

const activeBadge = (active: boolean): CellStatus =>
  active ? { tone: 'success', label: 'Ativo' } : { tone: 'neutral', label: 'Inativo' };

/** Columns of the table of managers (MGR-003 to MGR-008). */
export const managerColumns: readonly Column<ManagerRecord>[] = [
  { id: 'codigo', header: 'Código', format: 'code', value: ({ codigo }) => codigo },
  {
    id: 'matricula',
    header: managerFields.matricula.label,
    format: 'code',
    value: ({ matricula }) => matricula,
  },
  {
    id: 'nome',
    header: managerFields.nome.label,
    format: 'text',
    width: 'auto',
    minWidth: 200,
    value: ({ nome }) => nome,
  },
  {
    id: 'email',
    header: managerFields.email.label,
    format: 'text',
    width: 'auto',
    minWidth: 220,
    value: ({ email }) => email,
  },
  {
    id: 'ativo',
    header: 'Situação',
    format: 'status',
    width: 128,
    value: ({ ativo }) => activeBadge(ativo),
  },
];
