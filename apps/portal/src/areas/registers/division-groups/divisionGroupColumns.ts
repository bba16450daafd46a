import { divisionGroupFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import type { DivisionGroup } from './readDivisionGroup.ts';

/** Columns of the table of division groups (GRP-006). */
export const divisionGroupColumns: readonly Column<DivisionGroup>[] = [
  {
    id: 'codigo',
    header: 'Cód. Grupo Divisão',
    format: 'code',
    width: 184,
    value: ({ codigo }) => codigo,
  },
  {
    id: 'descricao',
    header: 'Grupo Divisão',
    format: 'text',
    maxGraphemes: 60,
    value: ({ descricao }) => descricao,
  },
  {
    id: 'nomeGestor',
    header: divisionGroupFields.gestoresId.label,
    format: 'text',
    maxGraphemes: 60,
    value: ({ nomeGestor }) => nomeGestor,
  },
];
