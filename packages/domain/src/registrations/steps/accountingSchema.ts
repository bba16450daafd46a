import * as z from 'zod/mini';
import { shapeOf } from '../../fields/defineFields.ts';
import { whenReadable } from '../../fields/whenReadable.ts';
import { isFederalRegimeAllowed, isSimplesNacional } from '../taxRegime.ts';
import { accountingFields, FEDERAL_REGIME_TEXT } from './accountingFields.ts';

const accountingValues = z.object(shapeOf(accountingFields));

const read = {
  taxes: whenReadable(
    z.pick(accountingValues, { regimeDeclaracaoPisConfins: true, regimeTributario: true, aliquota: true }),
  ),
  rate: whenReadable(z.pick(accountingValues, { regimeDeclaracaoPisConfins: true, aliquota: true })),
  regimeCode: whenReadable(z.pick(accountingValues, { temConvenioComEstado: true, codigoRegime: true })),
};

/**
 * Form and body of step 4 (ST4-002 to ST4-035, G-28): the aliquot is required under Simples Nacional and cleared
 * otherwise, the federal regime is Simples under it and nothing else (ST4-012, ST4-019 to ST4-023); the number of the
 * special regime is required with 'Sim' and cleared otherwise (ST4-027, ST4-028).
 *
 * `utilizaRegraFiscalEntradaNf` is `null` where it was not answered; the gateway takes it from accounting users only
 * (`mayChangeEntryTaxRule`) and keeps the stored one otherwise. `segmento` is ignored (C-22), `suframa` sent back as
 * read (G-29).
 */
export const accountingSchema = z.pipe(
  accountingValues.check(
    z.superRefine((values, context) => {
      if (isFederalRegimeAllowed(values)) return;
      context.addIssue({ code: 'custom', path: ['regimeTributario'], message: FEDERAL_REGIME_TEXT });
    }, read.taxes),
    z.superRefine(({ regimeDeclaracaoPisConfins, aliquota }, context) => {
      if (!isSimplesNacional(regimeDeclaracaoPisConfins) || aliquota.id !== null) return;
      context.addIssue({ code: 'custom', path: ['aliquota', 'id'], message: 'Selecione uma alíquota' });
    }, read.rate),
    z.superRefine(({ temConvenioComEstado, codigoRegime }, context) => {
      if (!temConvenioComEstado || codigoRegime !== null) return;
      context.addIssue({ code: 'custom', path: ['codigoRegime'], message: 'Digite um código' });
    }, read.regimeCode),
  ),
  z.transform(({ aliquota: { id }, ...values }) => ({
    ...values,
    aliquota: isSimplesNacional(values.regimeDeclaracaoPisConfins) && id !== null ? { id } : null,
    codigoRegime: values.temConvenioComEstado ? values.codigoRegime : null,
  })),
);

/** Step 4 as the call sends it. */
export type AccountingBody = z.output<typeof accountingSchema>;
