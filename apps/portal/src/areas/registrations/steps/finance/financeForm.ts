import { contactForm, type FinanceForm, PAYMENT_TERMS } from '@portal/domain';
import { formatPercent } from '@portal/formats';
import { z } from 'zod';
import { contactsText, keptContacts } from '../../contacts/contactValues.ts';
import type { Registration } from '../../registration/registrationAtoms.ts';
import type { StepField } from '../../step-form/stepErrors.ts';

/** The payment term of a stored value; `null` for none. */
const termOf = (stored: string | null) => PAYMENT_TERMS.find(({ id }) => id === stored)?.id ?? null;

/** The values of step 5 for a registration; the PIX key goes along unseen (ST5-013, G-29). */
export function financeForm({ fornecedor }: Registration): FinanceForm {
  const { dadosBancarios } = fornecedor;
  return {
    dadosBancarios: {
      banco: { id: dadosBancarios.banco?.id ?? null },
      agenciaBancaria: dadosBancarios.agenciaBancaria ?? '',
      numeroContaCorrente: dadosBancarios.numeroContaCorrente ?? '',
      digitoContaCorrente: dadosBancarios.digitoContaCorrente ?? '',
      chavePix: dadosBancarios.chavePix ?? '',
    },
    prorrogacoes: fornecedor.prorrogacoes,
    descontoFinanceiro: fornecedor.descontoFinanceiro,
    tipoDescontoFinanceiro: fornecedor.tipoDescontoFinanceiro,
    prazoPagamento: termOf(fornecedor.prazoPagamento),
    contatos: fornecedor.contatosPorTipo.Financeiro.map(contactForm),
  };
}

/** What the ids in the form are called. */
interface Names {
  bank(id: number | null): string | null;
  discountType(id: string | null): string | null;
}

/** The fields of step 5 in their order, as the list of errors and the conflict dialog show them. */
export function financeFields(names: Names): StepField<FinanceForm>[] {
  const account = ({ dadosBancarios }: FinanceForm) => dadosBancarios;
  return [
    {
      name: 'dadosBancarios.banco',
      label: 'Banco',
      text: (form) => names.bank(account(form).banco?.id ?? null),
    },
    {
      name: 'dadosBancarios.agenciaBancaria',
      label: 'Agência',
      text: (form) => account(form).agenciaBancaria,
    },
    {
      name: 'dadosBancarios.numeroContaCorrente',
      label: 'Conta corrente',
      text: (form) => account(form).numeroContaCorrente,
    },
    {
      name: 'dadosBancarios.digitoContaCorrente',
      label: 'Dígito',
      text: (form) => account(form).digitoContaCorrente,
    },
    {
      name: 'prorrogacoes',
      label: 'Prorrogações',
      text: ({ prorrogacoes }) => (prorrogacoes === null ? null : prorrogacoes ? 'Sim' : 'Não'),
    },
    {
      name: 'descontoFinanceiro',
      label: 'Desconto Financeiro (%)',
      text: (form) => formatPercent(form.descontoFinanceiro),
    },
    {
      name: 'tipoDescontoFinanceiro',
      label: 'Tipo de desconto',
      text: (form) => names.discountType(form.tipoDescontoFinanceiro),
    },
    {
      name: 'prazoPagamento',
      label: 'Prazo de pagamento',
      text: (form) => PAYMENT_TERMS.find(({ id }) => id === form.prazoPagamento)?.descricao ?? null,
    },
    {
      name: 'contatos',
      isList: true,
      label: 'Contatos financeiros',
      text: ({ contatos }) => contactsText(contatos),
    },
  ];
}

/** What may be kept of step 5 as a draft: nothing of the bank account. */
export const keptFinance = z.object({
  prorrogacoes: z.boolean().nullable(),
  descontoFinanceiro: z.number().nullable(),
  tipoDescontoFinanceiro: z.string().nullable(),
  prazoPagamento: z.enum(['Dde', 'Ddf', '']).nullable(),
  contatos: keptContacts,
});
