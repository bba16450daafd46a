import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { flag, requiredCode } from '../fields/kinds.ts';

/** The fields of a SKU of a supplier link (LNK-029, GAP-41): the supplier's own code, so its letter case stays. */
export const skuFields = {
  sku: requiredCode({ label: 'SKU', max: 20 }),
  principal: flag({ label: 'Principal' }),
};

/** Form and body of a SKU. */
export const skuSchema = z.object(shapeOf(skuFields));

/** SKU as the calls send it. */
export type SkuBody = z.output<typeof skuSchema>;
