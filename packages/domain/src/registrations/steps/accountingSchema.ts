import { z } from 'zod';
import { REQUIRED_TEXT } from '../../fields/fieldTexts.ts';
import { optionalOption, optionalPlainText, optionalUpperText } from '../../fields/textFields.ts';
import { whenReadable } from '../../fields/whenReadable.ts';
import { contactsField } from '../contactSchema.ts';
import { isFederalRegimeAllowed, isSimplesNacional } from '../taxRegime.ts';
import {
  digits,
  optionalChoice,
  requiredAnswer,
  requiredChoice,
  requiredOption,
  requiredPattern,
} from './stepFields.ts';

/** The segment that the form of step 4 holds; the gateway ignores it (ST4-035, C-22). */
export const DEFAULT_SEGMENT = 'Industria';

/** Most characters of the number of the special regime (R.E. PTA). */
export const REGIME_CODE_MAX = 30;

const FEDERAL_REGIME_TEXT = 'Selecione um regime';

const accountingFields = z.object({
  segmento: optionalOption(),
  inscricaoMunicipal: requiredPattern(digits(1, 20), REQUIRED_TEXT),
  contribuinteIcms: z.preprocess(
    (value: boolean | null) => value ?? true,
    z.boolean({ error: REQUIRED_TEXT }),
  ),
  cnae: requiredChoice('Seleciona um cnae'),
  regimeDeclaracaoPisConfins: requiredOption('Seleciona o regime'),
  aliquota: optionalChoice(),
  porte: requiredOption('Seleciona o tamanho'),
  receitaBrutaAnual: requiredOption('Selecione uma receita'),
  regimeTributario: requiredOption(FEDERAL_REGIME_TEXT),
  temConvenioComEstado: requiredAnswer(),
  codigoRegime: optionalUpperText(REGIME_CODE_MAX),
  utilizaRegraFiscalEntradaNf: z.preprocess(
    (value: boolean | null) => value ?? null,
    z.boolean({ error: REQUIRED_TEXT }).nullable(),
  ),
  suframa: optionalPlainText(60),
  contatos: contactsField('Contabil'),
});

const { shape } = accountingFields;
const read = {
  taxes: whenReadable(
    accountingFields.pick({ regimeDeclaracaoPisConfins: true, regimeTributario: true, aliquota: true }),
  ),
  rate: whenReadable(accountingFields.pick({ regimeDeclaracaoPisConfins: true, aliquota: true })),
  regimeCode: whenReadable(
    z.object({ temConvenioComEstado: shape.temConvenioComEstado, codigoRegime: shape.codigoRegime }),
  ),
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
export const accountingSchema = accountingFields
  .superRefine((values, context) => {
    if (isFederalRegimeAllowed(values)) return;
    context.addIssue({ code: 'custom', path: ['regimeTributario'], message: FEDERAL_REGIME_TEXT });
  }, read.taxes)
  .superRefine(({ regimeDeclaracaoPisConfins, aliquota }, context) => {
    if (!isSimplesNacional(regimeDeclaracaoPisConfins) || aliquota !== null) return;
    context.addIssue({ code: 'custom', path: ['aliquota', 'id'], message: 'Selecione uma alíquota' });
  }, read.rate)
  .superRefine(({ temConvenioComEstado, codigoRegime }, context) => {
    if (!temConvenioComEstado || codigoRegime !== null) return;
    context.addIssue({ code: 'custom', path: ['codigoRegime'], message: 'Digite um código' });
  }, read.regimeCode)
  .transform((values) => ({
    ...values,
    aliquota: isSimplesNacional(values.regimeDeclaracaoPisConfins) ? values.aliquota : null,
    codigoRegime: values.temConvenioComEstado ? values.codigoRegime : null,
  }));

/** Values of the form of step 4. */
export type AccountingForm = z.input<typeof accountingSchema>;

/** Step 4 as the call sends it. */
export type AccountingBody = z.output<typeof accountingSchema>;
