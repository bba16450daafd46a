import { z } from 'zod';
import { REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { optionalOption, optionalPlainText } from '../../fields/textFields.ts';
import { whenReadable } from '../../fields/whenReadable.ts';
import { contactsField } from '../contactSchema.ts';
import {
  digits,
  fieldGroup,
  parseDigits,
  requiredAnswer,
  requiredChoice,
  requiredPattern,
  requiredValue,
} from './stepFields.ts';

/** The payment terms with their labels (ST5-023). */
export const PAYMENT_TERMS = [
  { id: 'Dde', descricao: 'DDE' },
  { id: 'Ddf', descricao: 'DDF' },
] as const;

const DISCOUNT_TEXT = 'Insira uma porcentagem de 0% a 100%';
const AGENCY_TEXT = 'Insira agência';
const ACCOUNT_TEXT = 'Insira conta corrente';
const DIGIT_TEXT = 'Insira digito';

const financeFields = z.object({
  dadosBancarios: fieldGroup(
    z.object({
      banco: requiredChoice('Selecione um banco'),
      agenciaBancaria: requiredPattern(digits(1, 5, AGENCY_TEXT), AGENCY_TEXT),
      numeroContaCorrente: requiredPattern(digits(1, 20, ACCOUNT_TEXT), ACCOUNT_TEXT),
      digitoContaCorrente: requiredPattern(
        {
          clean: (text) => parseDigits(text).toUpperCase(),
          isValid: (text) => /^[0-9X]$/.test(text),
          invalid: DIGIT_TEXT,
        },
        DIGIT_TEXT,
      ),
      chavePix: optionalPlainText(77),
    }),
  ),
  prorrogacoes: requiredAnswer(),
  descontoFinanceiro: z.preprocess(
    (value: number | null) => value ?? undefined,
    z
      .number({ error: DISCOUNT_TEXT })
      .min(0, DISCOUNT_TEXT)
      .max(100, DISCOUNT_TEXT)
      // Half a hundredth goes up, also where the binary form of the number is a little below it (1.005).
      .transform((discount) => Number(`${Math.round(Number(`${discount.toFixed(10)}e2`))}e-2`)),
  ),
  tipoDescontoFinanceiro: optionalOption(),
  prazoPagamento: requiredValue(['Dde', 'Ddf'], REQUIRED_TEXT),
  contatos: contactsField('Financeiro'),
});

/**
 * Form and body of step 5 (ST5-002 to ST5-026, D21, G-28): agency of 1 to 5 digits (C-31), check digit a digit or `X`,
 * discount from 0 to 100 rounded to 2 decimals with its type once it is not zero; without a discount the type comes out
 * as `null`. The PIX key is sent back as read (G-29).
 */
export const financeSchema = financeFields
  .superRefine(
    ({ descontoFinanceiro, tipoDescontoFinanceiro }, context) => {
      if (descontoFinanceiro === 0 || tipoDescontoFinanceiro !== null) return;
      context.addIssue({
        code: 'custom',
        path: ['tipoDescontoFinanceiro'],
        message: 'Selecione um tipo de desconto',
      });
    },
    whenReadable(financeFields.pick({ descontoFinanceiro: true, tipoDescontoFinanceiro: true })),
  )
  .transform((values) => ({
    ...values,
    tipoDescontoFinanceiro: values.descontoFinanceiro === 0 ? null : values.tipoDescontoFinanceiro,
  }));

/** Values of the form of step 5. */
export type FinanceForm = z.input<typeof financeSchema>;

/** Step 5 as the call sends it. */
export type FinanceBody = z.output<typeof financeSchema>;
