import { z } from 'zod';

/** Most characters of a SKU (GAP-41). */
export const SKU_MAX = 20;

const REQUIRED = 'Campo obrigatório';

/** Form and body of a SKU of a supplier link (LNK-029, LNK-030, GAP-41). It is kept as the supplier writes it (D18). */
export const skuSchema = z.object({
  sku: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(SKU_MAX, `Digite no máximo ${SKU_MAX} caracteres`)
    .regex(/^\P{Cc}*$/u, 'Digite um texto válido'),
  principal: z.boolean(),
});

/** SKU as the form and the calls hold it. */
export type SkuForm = z.output<typeof skuSchema>;
