import type { Schemas } from '@portal/api';
import type { Column } from '@portal/ui';
import { thumbnailSource } from '../../../../shared/images/thumbnailSource.ts';
import { registrationStatus, validationStatus } from '../requestStatus.ts';

/** Columns of the review list (REQ1-017, GAP-53, FND-067, FND-068); what is decided on comes before the dates. */
export const productReviewColumns: readonly Column<Schemas['ProductRequest']>[] = [
  { id: 'nome', header: 'Nome', format: 'text', minWidth: 280, value: ({ nome }) => nome },
  {
    id: 'imagem',
    header: 'Imagem',
    format: 'image',
    width: 76,
    value: ({ miniaturaByte }) => thumbnailSource(miniaturaByte),
    alt: () => '',
    hiddenOn: 'narrow',
  },
  { id: 'codigo', header: 'Código', format: 'code', width: 96, value: ({ codigo }) => codigo },
  {
    id: 'statusComercial',
    header: 'Status comercial',
    format: 'status',
    width: 200,
    value: ({ statusComercial }) => registrationStatus(statusComercial, 'commercial'),
  },
  {
    id: 'statusContabil',
    header: 'Status contábil',
    format: 'status',
    width: 208,
    value: ({ statusContabil }) => registrationStatus(statusContabil, 'accounting'),
  },
  {
    id: 'validacoes',
    header: 'Validações',
    format: 'validations',
    width: 124,
    value: ({ validacoes }) =>
      validacoes.map(({ nome, status }) => ({ name: nome, ...validationStatus(status.label) })),
  },
  {
    id: 'dataCriacao',
    header: 'Criado em',
    format: 'date',
    width: 108,
    value: ({ dataCriacao }) => dataCriacao,
  },
  {
    id: 'dataAprovacao',
    header: 'Aprovado em',
    format: 'date',
    width: 116,
    hiddenOn: 'medium',
    value: ({ dataAprovacao }) => dataAprovacao,
  },
  {
    id: 'dataModificacao',
    header: 'Alterado em',
    format: 'date',
    width: 112,
    hiddenOn: 'medium',
    value: ({ dataModificacao }) => dataModificacao,
  },
];
