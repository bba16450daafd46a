import { divisionGroupFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import type { DivisionGroup } from './readDivisionGroup.ts';

/** Columns of the table of division groups (GRP-006). */
export const divisionGroupColumns: readonly Column<DivisionGroup>[] = [
  {
    id: 'descricao',
    header: 'Grupo Divisão',
    format: 'text',
    minWidth: 240,
    value: ({ descricao }) => descricao,
  },
  {
    id: 'codigo',
    header: 'Cód. Grupo Divisão',
    format: 'code',
    value: ({ codigo }) => codigo,
  },
  {
    id: 'nomeGestor',
    header: divisionGroupFields.gestoresId.label,
    format: 'text',
    width: 260,
    value: ({ nomeGestor }) => nomeGestor,
  },
];
