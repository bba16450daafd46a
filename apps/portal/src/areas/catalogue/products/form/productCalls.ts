import { answerOf, type PortalClient, serializeForm, WITH_FILES } from '@portal/api';
import type { ProductValues } from '@portal/domain';
import { createdOnce } from '../../../../shared/server-state/createdOnce.ts';
import { pathAndVersionOf } from '../../../../shared/server-state/ifMatch.ts';
import { atFormFields } from './productFields.ts';
import { changeBody, creationParts, type Family, type Product } from './productFormValues.ts';
import { readBase64 } from './readBase64.ts';

/** Creates a product of a family with its photos, as a multipart form (PRD-063). */
export async function createProduct(
  api: PortalClient,
  family: Family,
  values: ProductValues,
  key: string,
): Promise<Product> {
  try {
    return await answerOf(
      api.POST('/api/produtos', {
        params: { header: createdOnce(key) },
        body: creationParts(family, values),
        bodySerializer: serializeForm,
        ...WITH_FILES,
      }),
    );
  } catch (failure) {
    throw atFormFields(failure);
  }
}

/** Changes a product with the loaded version; new photos are sent as base64 (PRD-066, GAP-47). */
export async function updateProduct(
  api: PortalClient,
  product: Product,
  values: ProductValues,
): Promise<Product> {
  try {
    return await answerOf(
      api.PUT('/api/produtos/{id}/catalogo', {
        params: pathAndVersionOf(product),
        body: await changeBody(product, values, readBase64),
        ...WITH_FILES,
      }),
    );
  } catch (failure) {
    throw atFormFields(failure);
  }
}
