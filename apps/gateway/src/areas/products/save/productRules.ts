import {
  type Dimensions,
  dimensionsOf,
  type EcommerceProductValues,
  ecommerceProductSchema,
  isPowerType,
  type ProductForm,
  type ProductValues,
  productAccess,
  productSchema,
} from '@portal/domain';
import type { products } from '../../../database/schema.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import { invalidFields, refused } from '../../../http/GatewayError.ts';
import type { Caller } from '../../../http/operationHandler.ts';
import { requireNameFits } from '../../families/requireNameFits.ts';
import { productMessages } from '../messages.ts';
import { computedName, type ProductFamily } from './productFamily.ts';
import { isAllowedRichText } from './richText.ts';

/** A stored product. */
export type ProductRow = Omit<typeof products.$inferSelect, 'busca'>;

/** Input of a product before any rule was applied, with the names of the entity. */
export type GivenProduct = { readonly [Name in keyof ProductForm]?: unknown };

/** Status of a product that is created without one (GAP-09). */
export const FIRST_STATUS = 'Aguardando';

/**
 * Columns that the forms of catalogue, e-commerce and requests save; dimensions are those of the family if it holds
 * them.
 */
export function sharedColumns(
  family: ProductFamily,
  values: Pick<ProductValues, 'descricao' | 'linkVideo' | keyof Dimensions>,
) {
  if (values.descricao !== null && !isAllowedRichText(values.descricao)) {
    throw invalidFields({ descricao: [productMessages.richText] });
  }
  const { descricao, linkVideo } = values;
  return { descricao, linkVideo, ...dimensionsOf(family, values) };
}

/**
 * Applies the rules of a catalogue product (PRD-038 to PRD-060, GAP-51).
 *
 * @param product the stored product, null for a new one.
 * @returns the checked values and the columns to write.
 * @throws GatewayError 400 with messages at their fields, or about the family or the name as a whole.
 */
export function checkProduct(
  roles: Caller['roles'],
  family: ProductFamily,
  product: ProductRow | null,
  given: GivenProduct,
) {
  const access = productAccess(roles, product, family);
  if (access.productLock !== null) throw refused(access.productLock);
  const importadoLegado = product?.importadoLegado ?? false;
  const values = validateBody<ProductValues>(
    productSchema({
      isNew: product === null,
      power: isPowerType(family.tipo),
      dimensaoPorFamilia: family.dimensaoPorFamilia,
      importadoLegado,
      currentStatus: product?.status ?? FIRST_STATUS,
    }),
    given,
  );
  if (access.statusLock !== null && values.status !== product?.status) {
    throw invalidFields({ status: [access.statusLock] });
  }
  const { variacao, voltagem } = values;
  // The schema takes the stored status and those of the list, nothing else.
  const status = values.status as ProductRow['status'];
  const shared = sharedColumns(family, values);
  // Only a product of the legacy system keeps the name that was sent.
  const nome = importadoLegado && values.nome !== null ? values.nome : computedName(family, values);
  requireNameFits(nome);
  return { values, columns: { ...shared, nome, variacao, voltagem, status } };
}

/**
 * Applies the rules of the e-commerce data (PRD-068, GAP-12); the brand is checked elsewhere.
 *
 * @throws GatewayError 400 with the messages at their fields.
 */
export function checkEcommerceProduct(family: ProductFamily, given: GivenProduct) {
  const { dimensaoPorFamilia } = family;
  const values = validateBody<EcommerceProductValues>(ecommerceProductSchema({ dimensaoPorFamilia }), {
    ...given,
    marca: null,
  });
  return { values, columns: sharedColumns(family, values) };
}
