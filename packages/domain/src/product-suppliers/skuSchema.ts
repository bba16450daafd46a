import { z } from 'zod';
import { INVALID_TEXT, REQUIRED_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { flag } from '../fields/numberFields.ts';

/** Most characters of a SKU (GAP-41). */
export const SKU_MAX = 20;

/**
 * Form and body of a SKU of a supplier link (LNK-029, GAP-41): needed, 20 characters at most. It is the supplier's own
 * code, so its letter case stays as typed; spaces around it are dropped.
 */
export const skuSchema = z.object({
  sku: z
    .string({ error: REQUIRED_TEXT })
    .trim()
    .min(1, REQUIRED_TEXT)
    .max(SKU_MAX, tooLongText(SKU_MAX))
    .regex(/^\P{Cc}*$/u, INVALID_TEXT),
  principal: flag(),
});

/** Values of the SKU form. */
export type SkuForm = z.input<typeof skuSchema>;

/** SKU as the calls send it. */
export type SkuBody = z.output<typeof skuSchema>;

/** The form of a new SKU before anybody fills it in. */
export const emptySkuForm: SkuForm = { sku: '', principal: false };
