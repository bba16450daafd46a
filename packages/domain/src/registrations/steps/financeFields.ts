import { formatPercent } from '@portal/formats';
import * as z from 'zod/mini';
import { type FieldOf, type FormOf, type StoredAs, storedForm } from '../../fields/defineFields.ts';
import {
  group,
  neverKept,
  option,
  pick,
  requiredAnswer,
  requiredRecord,
  unseen,
} from '../../fields/kinds.ts';
import { digits, parseDigits, requiredPattern } from '../../fields/patternFields.ts';
import { optionalLines } from '../../fields/textFields.ts';
import { contactForm, contacts, type StoredContact } from '../contactSchema.ts';

/** The payment terms with their labels (ST5-023). */
export const PAYMENT_TERMS = [
  { id: 'Dde', descricao: 'DDE' },
  { id: 'Ddf', descricao: 'DDF' },
] as const;

const DISCOUNT_TEXT = 'Insira uma porcentagem de 0% a 100%';
const AGENCY_TEXT = 'Insira agência';
const ACCOUNT_TEXT = 'Insira conta corrente';
const DIGIT_TEXT = 'Insira digito';

const CHECK_DIGIT = {
  clean: (text: string) => parseDigits(text).toUpperCase(),
  isValid: (text: string) => /^[0-9X]$/.test(text),
  invalid: DIGIT_TEXT,
};

const discountRule = z.pipe(
  z.transform((value: number | null) => value ?? undefined),
  z.pipe(
    z.number({ error: DISCOUNT_TEXT }).check(z.gte(0, DISCOUNT_TEXT), z.lte(100, DISCOUNT_TEXT)),
    // Half a hundredth goes up, also where the binary form of the number is a little below it (1.005).
    z.transform((discount) => Number(`${Math.round(Number(`${discount.toFixed(10)}e2`))}e-2`)),
  ),
);

const discount: FieldOf<'rate', typeof discountRule> = {
  kind: 'rate',
  label: 'Desconto Financeiro (%)',
  decimals: 2,
  max: 100,
  required: true,
  schema: discountRule,
  empty: null,
  draft: z.nullable(z.number()),
  text: (value) => (value === null ? null : formatPercent(value)),
};

const account = {
  banco: group({ id: requiredRecord({ label: 'Banco', missing: 'Selecione um banco' }) }),
  agenciaBancaria: requiredPattern({
    label: 'Agência',
    rules: digits(1, 5, AGENCY_TEXT), // C-31
    missing: AGENCY_TEXT,
  }),
  numeroContaCorrente: requiredPattern({
    label: 'Conta corrente',
    rules: digits(1, 20, ACCOUNT_TEXT),
    missing: ACCOUNT_TEXT,
  }),
  digitoContaCorrente: requiredPattern({ label: 'Dígito', rules: CHECK_DIGIT, missing: DIGIT_TEXT }),
  chavePix: unseen(optionalLines(77), ''), // ST5-013, G-29
};

/** The fields of step 5 in the order of its form (ST5-002 to ST5-026). Nothing of the bank account is kept on the device (D21). */
export const financeFields = {
  dadosBancarios: neverKept('Por segurança, dados bancários não ficam guardados.', group(account)),
  prorrogacoes: requiredAnswer({ label: 'Prorrogações' }),
  descontoFinanceiro: discount,
  tipoDescontoFinanceiro: option({ label: 'Tipo de desconto', list: 'tiposDescontoFinanceiro' }),
  prazoPagamento: pick({ label: 'Prazo de pagamento', choices: PAYMENT_TERMS }),
  contatos: contacts('Contatos financeiros', 'Financeiro'),
};

/** Values of the form of step 5. */
export type FinanceForm = FormOf<typeof financeFields>;

type Account = FormOf<typeof account>;

interface StoredFinance
  extends StoredAs<
    Pick<FinanceForm, 'prorrogacoes' | 'prazoPagamento' | 'descontoFinanceiro' | 'tipoDescontoFinanceiro'>
  > {
  readonly dadosBancarios: StoredAs<Omit<Account, 'banco'>> & {
    readonly banco: { readonly id: number } | null;
  };
  readonly contatosPorTipo: { readonly Financeiro: readonly StoredContact[] };
}

/** The values of step 5 for a supplier. */
export function financeForm({ dadosBancarios, contatosPorTipo, ...stored }: StoredFinance): FinanceForm {
  return {
    ...storedForm(financeFields, stored),
    dadosBancarios: {
      ...storedForm(account, dadosBancarios),
      banco: { id: dadosBancarios.banco?.id ?? null },
    },
    contatos: contatosPorTipo.Financeiro.map(contactForm),
  };
}
