import type { Schemas } from '@portal/api';
import {
  accountingSchema,
  billingSchema,
  financeSchema,
  type HeldRoles,
  mayChangeEntryTaxRule,
} from '@portal/domain';
import { eq } from 'drizzle-orm';
import { banks, cnaes, supplierCarriers, supplierDeliveryRegions } from '../../../database/schema.ts';
import { validateBody } from '../../../http/checks/validateBody.ts';
import { invalidFields } from '../../../http/GatewayError.ts';
import { registrationMessages } from '../messages.ts';
import type { FoundRegistration } from '../registrationQueries.ts';
import { replaceContacts } from './replaceContacts.ts';
import type { Step } from './saveStep.ts';
import { requireOptions, requireRecord } from './stepReferences.ts';
import { updateSupplier } from './supplierSteps.ts';

/**
 * The answer to 'Usar Regra Fiscal na Entrada de NF' that a save stores (ST4-031, C-11): that of accounting users, the
 * stored one for everybody else. Suppliers are never shown it and send null.
 *
 * @throws GatewayError 400 at the field when somebody else gives another answer.
 */
function entryTaxRule(
  { supplier }: FoundRegistration,
  given: boolean | null | undefined,
  roles: HeldRoles,
): boolean | null {
  const stored = supplier.utilizaRegraFiscalEntradaNf;
  if (given === undefined) return stored;
  if (mayChangeEntryTaxRule(roles)) return given;
  if (given !== null && given !== stored) {
    throw invalidFields({ utilizaRegraFiscalEntradaNf: [registrationMessages.entryTaxRuleLocked] });
  }
  return stored;
}

/** Step 4, Dados contábeis e fiscais (ST4-036). `segmento` is that of step 1, whatever is sent (C-22). */
export const accountingStep: Step<Schemas['AccountingInput']> = {
  number: 4,
  write: async (queries, found, body, roles) => {
    const { segmento: _ignored, cnae, aliquota, contatos, ...values } = validateBody(accountingSchema, body);
    requireOptions({
      regimeDeclaracaoPisConfins: [values.regimeDeclaracaoPisConfins, 'regimeDeclaracao'],
      'aliquota.id': [aliquota?.id, 'aliquotas'],
      porte: [values.porte, 'portes'],
      receitaBrutaAnual: [values.receitaBrutaAnual, 'receitasBrutasAnuais'],
      regimeTributario: [values.regimeTributario, 'regimesTributarios'],
    });
    await requireRecord(queries, cnaes, cnae.id, 'cnae.id');
    const { supplier } = found;
    await updateSupplier(queries, supplier, {
      ...values,
      cnaeId: cnae.id,
      aliquotaId: aliquota?.id ?? null,
      // No screen shows it: a form that does not know it leaves it (G-29).
      suframa: body.suframa === undefined ? supplier.suframa : values.suframa,
      utilizaRegraFiscalEntradaNf: entryTaxRule(found, body.utilizaRegraFiscalEntradaNf, roles),
    });
    await replaceContacts(queries, supplier.id, 'Contabil', contatos);
  },
};

/** Step 5, Financeiro (ST5-027). */
export const financeStep: Step<Schemas['FinanceInput']> = {
  number: 5,
  write: async (queries, { supplier }, body) => {
    const { dadosBancarios, contatos, ...values } = validateBody(financeSchema, body);
    const { banco, ...account } = dadosBancarios;
    requireOptions({ tipoDescontoFinanceiro: [values.tipoDescontoFinanceiro, 'tiposDescontoFinanceiro'] });
    await requireRecord(queries, banks, banco.id, 'dadosBancarios.banco.id');
    await updateSupplier(queries, supplier, {
      ...values,
      ...account,
      bancoId: banco.id,
      // As `suframa`.
      chavePix: body.dadosBancarios.chavePix === undefined ? supplier.chavePix : account.chavePix,
    });
    await replaceContacts(queries, supplier.id, 'Financeiro', contatos);
  },
};

/** Step 6, Faturamento e logística (ST6-020). */
export const billingStep: Step<Schemas['BillingInput']> = {
  number: 6,
  write: async (queries, { supplier }, body) => {
    const { regioesEntregas, contatos, transportadoras, ...values } = validateBody(billingSchema, body);
    requireOptions({ tratamentoQuebras: [values.tratamentoQuebras, 'tratamentoQuebras'] });
    await updateSupplier(queries, supplier, values);
    const fornecedorId = supplier.id;
    await replaceContacts(queries, fornecedorId, 'FaturamentoELogistica', contatos);
    await queries
      .delete(supplierDeliveryRegions)
      .where(eq(supplierDeliveryRegions.fornecedorId, fornecedorId));
    await queries.insert(supplierDeliveryRegions).values(
      regioesEntregas.map(({ id, prazoEntrega, opcaoEntrega }) => ({
        fornecedorId,
        regiaoId: id,
        prazoEntrega,
        opcaoEntrega,
      })),
    );
    await queries.delete(supplierCarriers).where(eq(supplierCarriers.fornecedorId, fornecedorId));
    await queries
      .insert(supplierCarriers)
      .values(transportadoras.map((carrier, ordem) => ({ ...carrier, fornecedorId, ordem })));
  },
};
