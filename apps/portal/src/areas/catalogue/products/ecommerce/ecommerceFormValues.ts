import { answerOf, type PortalClient } from '@portal/api';
import {
  type EcommerceProductForm,
  type EcommerceProductValues,
  ecommerceProductFields,
  emptyForm,
  storedForm,
} from '@portal/domain';
import { ifMatch } from '../../../../shared/server-state/ifMatch.ts';
import { atFormFields } from '../form/productFields.ts';
import { sentPhotos, storedPhotos } from '../form/productFormValues.ts';
import { readBase64 } from '../form/readBase64.ts';
import type { EcommerceProduct } from './ecommerceProductAtoms.ts';

/** The values of the form for a product. */
export function ecommerceToForm(product: EcommerceProduct | null): EcommerceProductForm {
  if (!product) return emptyForm(ecommerceProductFields);
  return {
    ...storedForm(ecommerceProductFields, product),
    fotosProdutos: storedPhotos(product.fotosProdutos),
  };
}

/** Saves the e-commerce data with the loaded version; new photos are sent as base64 (GAP-12, GAP-47). */
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
