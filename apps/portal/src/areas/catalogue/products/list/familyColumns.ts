import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';
import { familyStatus } from '../../productStatus.ts';

type Family = Schemas['FamilyListItem'];

/** Columns of the family list. */
export const familyColumns: readonly Column<Family>[] = [
  {
    id: 'codigo',
    header: 'Código',
    format: 'code',
    sortable: true,
    width: 96,
    value: ({ codigo }) => codigo,
  },
  { id: 'nome', header: 'Nome', format: 'text', sortable: true, minWidth: 240, value: ({ nome }) => nome },
  {
    id: 'categoria',
    header: 'Categoria',
    format: 'text',
    sortable: true,
    width: 160,
    hiddenOn: 'narrow',
    value: ({ categoria }) => categoria.descricao,
  },
  {
    id: 'marca',
    header: 'Marca',
    format: 'text',
    sortable: true,
    width: 140,
    hiddenOn: 'medium',
    value: ({ marca }) => marca.descricao,
  },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    sortable: true,
    width: 192,
    value: ({ status }) => familyStatus(status),
  },
  {
    id: 'dataCriacao',
    header: 'Criada em',
    format: 'date',
    sortable: true,
    width: 112,
    hiddenOn: 'medium',
    value: ({ dataCriacao }) => dataCriacao,
  },
];
