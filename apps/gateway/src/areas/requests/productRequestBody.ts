import type { Schemas } from '@portal/api';
import { productEnumerations } from '../enumerations/lists.ts';
import type { productRequestList } from './productRequestQueries.ts';

const labels = new Map<string, string>(
  productEnumerations.statusCadastros.map(({ id, descricao }) => [id, descricao]),
);

/** A validation with the label of its status (FND-068). */
export function validation(nome: string, status: string): Schemas['Validation'] {
  return { nome, status: { label: labels.get(status) ?? status } };
}

type ProductRow = Awaited<ReturnType<typeof productRequestList>>['rows'][number];

/** A product of a request as the contract shows it. */
export function productRequestBody({ miniatura, ...row }: ProductRow): Schemas['ProductRequest'] {
  return {
    ...row,
    miniaturaByte: miniatura === null ? null : Buffer.from(miniatura).toString('base64'),
    validacoes: [
      validation('Família', row.statusFamiliaComercial),
      validation('Contabilidade', row.statusContabil),
      validation('Produto', row.statusComercial),
    ],
    dataCriacao: row.dataCriacao.toISOString(),
    dataAprovacao: row.dataAprovacao?.toISOString() ?? null,
    dataModificacao: row.dataModificacao.toISOString(),
  };
}
