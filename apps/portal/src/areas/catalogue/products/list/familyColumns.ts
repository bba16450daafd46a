import type { Schemas } from '@portal/api';
import { familyFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { familyStatus } from '../../productStatus.ts';

type Family = Schemas['FamilyListItem'];

/** Columns of the family list. */
export const familyColumns: readonly Column<Family>[] = [
  { id: 'nome', header: 'Nome', format: 'text', minWidth: 280, value: ({ nome }) => nome },
  {
    id: 'codigo',
    header: 'Código',
    format: 'code',
    width: 96,
    value: ({ codigo }) => codigo,
  },
  {
    id: 'categoria',
    header: familyFields.categoriaId.label,
    format: 'text',
    width: 160,
    hiddenOn: 'narrow',
    value: ({ categoria }) => categoria.descricao,
  },
  {
    id: 'marca',
    header: familyFields.marcaId.label,
    format: 'text',
    width: 140,
    hiddenOn: 'medium',
    value: ({ marca }) => marca.descricao,
  },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    width: 184,
    value: ({ status }) => familyStatus(status),
  },
  {
    id: 'dataCriacao',
    header: 'Criada em',
    format: 'date',
    width: 112,
    hiddenOn: 'medium',
    value: ({ dataCriacao }) => dataCriacao,
  },
];
