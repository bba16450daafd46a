import { z } from 'zod';
import { REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { requiredNumber } from '../../fields/numberFields.ts';
import { carriersField } from '../carrierSchema.ts';
import { contactsField } from '../contactSchema.ts';
import { digits, optionalPattern, requiredEmail, requiredOption, requiredValue } from './stepFields.ts';

/** The three fixed regions in their order (ST6-008, ST6-009). */
export const DELIVERY_REGIONS = [
  { id: 1, nome: 'Grande BH' },
  { id: 2, nome: 'Região metropolitana' },
  { id: 3, nome: 'Interior de MG' },
] as const;

/** The delivery options with their labels (ST6-011). */
export const DELIVERY_OPTIONS = [
  { id: 'DiasUteis', descricao: 'Úteis' },
  { id: 'DiasCorridos', descricao: 'Corridos' },
] as const;

/** The freight situations with their labels (ST6-004). */
export const FREIGHT_SITUATIONS = [
  { id: 'Cif', descricao: 'CIF' },
  { id: 'Fob', descricao: 'FOB' },
] as const;

/** Longest lead time in days (G-33). */
export const LEAD_TIME_MAX = 999;

/** Message of a lead time that is not filled in (ST6-010). */
export const LEAD_TIMES_TEXT = 'Preencha todos os campos';

/** Most characters of a GLN (ST6-007). */
export const GLN_MAX = 13;

const region = z.object({
  id: z.union([z.literal(1), z.literal(2), z.literal(3)], { error: LEAD_TIMES_TEXT }),
  prazoEntrega: requiredNumber(
    { decimals: 0, min: 1, max: LEAD_TIME_MAX, message: `Digite um prazo de 1 a ${LEAD_TIME_MAX} dias` },
    LEAD_TIMES_TEXT,
  ),
  opcaoEntrega: z.preprocess(
    (value: 'DiasUteis' | 'DiasCorridos' | '' | null) => value || 'DiasUteis',
    z.enum(['DiasUteis', 'DiasCorridos'], { error: 'Selecione uma opção' }),
  ),
});

/**
 * Form and body of step 6 (ST6-002 to ST6-017, G-05, G-28, G-33): the three regions, each once and in whole days from 1
 * to 999, working days unless said otherwise; at least one contact and one carrier. Regions come out in their order.
 */
export const billingSchema = z.object({
  emailParaRecebimentoXml: requiredEmail(),
  situacaoFrete: requiredValue(['Cif', 'Fob'], REQUIRED_TEXT),
  glnEdi: optionalPattern(digits(1, GLN_MAX)),
  regioesEntregas: z.preprocess(
    (value: z.input<typeof region>[]) => value ?? [],
    z
      .array(region)
      .refine(
        (regions) =>
          regions.length === DELIVERY_REGIONS.length &&
          DELIVERY_REGIONS.every(({ id }) => regions.some((given) => given.id === id)),
        LEAD_TIMES_TEXT,
      )
      .transform((regions) => [...regions].sort((one, other) => one.id - other.id)),
  ),
  tratamentoQuebras: requiredOption('Selecione uma opção'),
  contatos: contactsField('FaturamentoELogistica'),
  transportadoras: carriersField,
});

/** Values of the form of step 6. */
export type BillingForm = z.input<typeof billingSchema>;

/** Step 6 as the call sends it. */
export type BillingBody = z.output<typeof billingSchema>;
