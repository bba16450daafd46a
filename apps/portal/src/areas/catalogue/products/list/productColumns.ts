import type { Schemas } from '@portal/api';
import { familyFields } from '@portal/domain';
import type { Column } from '@portal/ui';
import { thumbnailSource } from '../../images/thumbnailSource.ts';
import { approvalStatus, productStatus } from '../../productStatus.ts';

type Product = Schemas['ProductListItem'];

/** Columns of the product list. */
export const productColumns: readonly Column<Product>[] = [
  {
    id: 'nome',
    header: 'Nome',
    format: 'text',
    minWidth: 280,
    value: ({ nome }) => nome,
  },
  {
    id: 'imagem',
    width: 76,
    header: 'Imagem',
    format: 'image',
    value: thumbnailSource,
    alt: () => '',
    hiddenOn: 'narrow',
  },
  {
    id: 'codigo',
    header: 'Código',
    format: 'code',
    width: 96,
    value: ({ codigo }) => codigo,
  },
  {
    id: 'gtinEan',
    header: 'EAN',
    format: 'code',
    width: 152,
    value: ({ gtinEan }) => gtinEan,
  },
  {
    id: 'status',
    header: 'Status',
    width: 160,
    format: 'status',
    value: ({ status }) => productStatus(status),
  },
  {
    id: 'statusAprovacao',
    header: 'Aprovação',
    width: 248,
    format: 'status',
    hiddenOn: 'medium',
    value: ({ statusAprovacao }) => approvalStatus(statusAprovacao),
  },
  {
    id: 'familiaNome',
    header: 'Família',
    format: 'text',
    width: 200,
    hiddenOn: 'medium',
    value: ({ familiaNome }) => familiaNome,
  },
  {
    id: 'marca',
    header: familyFields.marcaId.label,
    width: 116,
    format: 'text',
    hiddenOn: 'medium',
    value: ({ marca }) => marca.descricao,
  },
  {
    id: 'dataCriacao',
    header: 'Criado em',
    width: 112,
    format: 'date',
    hiddenOn: 'medium',
    value: ({ dataCriacao }) => dataCriacao,
  },
];
