import * as z from 'zod/mini';
import { shapeOf } from '../../fields/defineFields.ts';
import { whenReadable } from '../../fields/whenReadable.ts';
import { financeFields } from './financeFields.ts';

const financeValues = z.object(shapeOf(financeFields));

/**
 * Form and body of step 5 (ST5-002 to ST5-026, D21, G-28): agency of 1 to 5 digits (C-31), check digit a digit or `X`,
 * discount from 0 to 100 rounded to 2 decimals with its type once it is not zero; without a discount the type comes out
 * as `null`. The PIX key is sent back as read (G-29).
 */
export const financeSchema = z.pipe(
  financeValues.check(
    z.superRefine(
      ({ descontoFinanceiro, tipoDescontoFinanceiro }, context) => {
        if (descontoFinanceiro === 0 || tipoDescontoFinanceiro !== null) return;
        context.addIssue({
          code: 'custom',
          path: ['tipoDescontoFinanceiro'],
          message: 'Selecione um tipo de desconto',
        });
      },
      whenReadable(z.pick(financeValues, { descontoFinanceiro: true, tipoDescontoFinanceiro: true })),
    ),
  ),
  z.transform((values) => ({
    ...values,
    tipoDescontoFinanceiro: values.descontoFinanceiro === 0 ? null : values.tipoDescontoFinanceiro,
  })),
);

/** Step 5 as the call sends it. */
export type FinanceBody = z.output<typeof financeSchema>;
