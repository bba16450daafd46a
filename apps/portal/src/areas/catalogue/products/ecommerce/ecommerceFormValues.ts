import { answerOf, type PortalClient, type Schemas } from '@portal/api';
import type { EcommerceProductForm, EcommerceProductValues } from '@portal/domain';
import { z } from 'zod';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { atFormFields } from '../form/productFields.ts';
import { sentPhotos, storedPhotos } from '../form/productFormValues.ts';
import { readBase64 } from '../form/readBase64.ts';
import type { EcommerceProduct } from './ecommerceProductAtoms.ts';

/** The values of the form for a product. */
export function ecommerceToForm(product: EcommerceProduct): EcommerceProductForm {
  const { altura, largura, comprimento, peso, caracteristicasIds, tagsIds, marca } = product;
  return {
    descricao: product.descricao ?? '',
    linkVideo: product.linkVideo ?? '',
    altura,
    largura,
    comprimento,
    peso,
    caracteristicasIds,
    tagsIds,
    fotosProdutos: storedPhotos(product.fotosProdutos),
    marca,
  };
}

/** Saves the e-commerce data on top of the version that was read; new photos go as base64 (GAP-12, GAP-47). */
export async function updateEcommerceProduct(
  api: PortalClient,
  product: EcommerceProduct,
  { fotosProdutos, ...values }: EcommerceProductValues,
): Promise<EcommerceProduct> {
  try {
    const photos = await sentPhotos(product.fotosProdutos, fotosProdutos, readBase64);
    return await answerOf(
      api.PUT('/api/produtos/{produtoId}/ecommerce', {
        params: { path: { produtoId: product.id }, header: ifMatch(product) },
        body: { ...values, fotosProdutos: photos },
      }),
    );
  } catch (failure) {
    throw atFormFields(failure);
  }
}

const measure = z.number().nullable();
const named = z.object({ id: z.number(), descricao: z.string() });

const draftSchema = z.object({
  descricao: z.string(),
  linkVideo: z.string(),
  altura: measure,
  largura: measure,
  comprimento: measure,
  peso: measure,
  caracteristicasIds: z.array(z.number()),
  tagsIds: z.array(z.number()),
  fotosProdutos: z.array(z.object({ id: z.number(), arquivo: z.null(), file: z.null(), ordem: z.number() })),
  marca: named.nullable(),
  /** The chosen tags with their names. */
  tags: z.array(named),
});

/** The values of the form as a draft: new photos stay behind, since only the user can choose a file again (D11). */
export function toEcommerceDraft(values: EcommerceProductForm, tags: readonly Schemas['Tag'][]): unknown {
  return {
    ...values,
    tags: tags.filter(({ id }) => values.tagsIds.includes(id)),
    fotosProdutos: values.fotosProdutos
      .filter(({ id }) => id !== null)
      .map(({ id, ordem }) => ({ id, arquivo: null, file: null, ordem })),
  };
}

/** What was typed in the form and not saved. */
export interface EcommerceDraft {
  readonly values: EcommerceProductForm;
  readonly tags: readonly Schemas['Tag'][];
}

/** Reads a draft back; throws where it is none. */
export function parseEcommerceDraft(draft: unknown): EcommerceDraft {
  const { tags, ...values } = draftSchema.parse(draft);
  return { values, tags };
}
