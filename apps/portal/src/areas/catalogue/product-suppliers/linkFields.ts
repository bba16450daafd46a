import type { Schemas } from '@portal/api';
import { emptyLinkForm, type LinkForm } from '@portal/domain';
import type { SelectOption } from '@portal/ui';
import { z } from 'zod';
import { supplierOption, unitOption } from './supplyLookups.ts';

/** Link of a product with one of its suppliers. */
export type SupplierLink = Schemas['ProductSupplier'];

/** What the link form holds: beside the ids what they are called, so that a draft can be shown again. */
export interface LinkFields extends LinkForm {
  fornecedor?: SelectOption<number> | null;
  unidade?: SelectOption<number> | null;
}

export const emptyLinkFields: LinkFields = { ...emptyLinkForm, fornecedor: null, unidade: null };

/** The form of a link that is there. */
export function linkFields({ id, versao, fornecedor, unidade, ...values }: SupplierLink): LinkFields {
  return {
    ...values,
    fornecedorId: fornecedor.id,
    unidadeId: unidade.id,
    fornecedor: supplierOption(fornecedor),
    unidade: unitOption(unidade),
  };
}

const option = z.object({ value: z.number(), label: z.string() });
const number = z.number().nullable();
const shared = {
  padrao: z.boolean(),
  calculoPautaDiferente: z.boolean(),
  valorPauta: number,
  qtdCxLastro: number,
  qtdCxPallet: number,
};

/** A draft of the link form (D11). */
export const linkDraftSchema = z.object({
  record: z
    .object({
      ...shared,
      id: z.number(),
      fornecedor: z.object({ id: z.number(), codigo: number, nomeFantasia: z.string().nullable() }),
      unidade: z.object({ id: z.number(), siglaDescricao: z.string() }),
      qtdCompra: z.number(),
      multiplicador: z.number(),
      versao: z.number(),
    })
    .nullable(),
  values: z.object({
    ...shared,
    fornecedorId: number,
    fornecedor: option.nullable(),
    unidadeId: number,
    unidade: option.nullable(),
    qtdCompra: number,
    multiplicador: number,
  }),
});
