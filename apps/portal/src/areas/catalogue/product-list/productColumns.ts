import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';
import { thumbnailSource } from '../../../shared/images/thumbnailSource.ts';
import { productStatus } from '../productStatus.ts';

type Product = Schemas['ProductListItem'];

/** Columns of the product list. */
export const productColumns: readonly Column<Product>[] = [
  {
    id: 'imagem',
    header: 'Imagem',
    format: 'image',
    value: ({ miniaturaByte }) => thumbnailSource(miniaturaByte),
    alt: () => '',
    hiddenOn: 'narrow',
  },
  { id: 'codigo', header: 'Código', format: 'code', sortable: true, value: ({ codigo }) => codigo },
  { id: 'nome', header: 'Nome', format: 'text', sortable: true, width: 'auto', value: ({ nome }) => nome },
  {
    id: 'familiaNome',
    header: 'Família',
    format: 'text',
    sortable: true,
    hiddenOn: 'medium',
    value: ({ familiaNome }) => familiaNome,
  },
  {
    id: 'marca',
    header: 'Marca',
    format: 'text',
    sortable: true,
    hiddenOn: 'medium',
    value: ({ marca }) => marca.descricao,
  },
  { id: 'gtinEan', header: 'EAN', format: 'code', sortable: true, value: ({ gtinEan }) => gtinEan },
  {
    id: 'status',
    header: 'Status',
    format: 'status',
    sortable: true,
    value: ({ status }) => productStatus(status),
  },
  {
    id: 'dataCriacao',
    header: 'Criado em',
    format: 'date',
    sortable: true,
    hiddenOn: 'medium',
    value: ({ dataCriacao }) => dataCriacao,
  },
];
