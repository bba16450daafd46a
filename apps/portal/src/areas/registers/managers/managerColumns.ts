import { managerFields } from '@portal/domain';
import type { CellStatus, Column } from '@portal/ui';
import type { ManagerRecord } from './managers.ts';

const activeBadge = (active: boolean): CellStatus =>
  active ? { tone: 'success', label: 'Ativo' } : { tone: 'neutral', label: 'Inativo' };

/** Columns of the table of managers (MGR-003 to MGR-008). */
export const managerColumns: readonly Column<ManagerRecord>[] = [
  {
    id: 'nome',
    header: managerFields.nome.label,
    format: 'text',
    minWidth: 240,
    value: ({ nome }) => nome,
  },
  { id: 'codigo', header: 'Código', format: 'code', value: ({ codigo }) => codigo },
  {
    id: 'matricula',
    header: managerFields.matricula.label,
    format: 'code',
    value: ({ matricula }) => matricula,
  },
  {
    id: 'email',
    header: managerFields.email.label,
    format: 'text',
    width: 280,
    value: ({ email }) => email,
  },
  {
    id: 'ativo',
    header: 'Situação',
    format: 'status',
    width: 112,
    value: ({ ativo }) => activeBadge(ativo),
  },
];
