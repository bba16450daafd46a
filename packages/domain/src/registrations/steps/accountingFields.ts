import { type FormOf, type StoredAs, storedForm } from '../../fields/defineFields.ts';
import {
  answer,
  group,
  record,
  requiredAnswer,
  requiredOption,
  requiredRecord,
  text,
  unseen,
} from '../../fields/kinds.ts';
import { digits, requiredPattern } from '../../fields/patternFields.ts';
import { optionalLines, optionalOption } from '../../fields/textFields.ts';
import { contactForm, contacts, type StoredContact } from '../contactSchema.ts';
import { settleTaxRegime } from '../taxRegime.ts';

/** Message of a federal tax regime that is missing or does not go with the PIS/COFINS regime (ST4-023). */
export const FEDERAL_REGIME_TEXT = 'Selecione um regime';

/**
 * The fields of step 4 in the order of its form (ST4-002 to ST4-035): the company pays ICMS unless it says otherwise
 * (ST4-005); the segment is that of step 1, whatever is sent (ST4-035, C-22), and the SUFRAMA number goes along unseen
 * (ST4-034, G-29).
 */
export const accountingFields = {
  segmento: unseen(optionalOption(), 'Industria'),
  inscricaoMunicipal: requiredPattern({ label: 'Inscrição municipal', rules: digits(1, 20) }),
  contribuinteIcms: requiredAnswer({ label: 'Contribuinte ICMS', initial: true }),
  cnae: group({ id: requiredRecord({ label: 'Código CNAE', missing: 'Seleciona um cnae' }) }),
  regimeDeclaracaoPisConfins: requiredOption({
    label: 'Regime de Declaração PIS/COFINS',
    list: 'regimeDeclaracao',
    missing: 'Seleciona o regime',
  }),
  aliquota: group({ id: record({ label: 'Tabela de alíquotas' }) }),
  porte: requiredOption({ label: 'Tamanho da empresa', list: 'portes', missing: 'Seleciona o tamanho' }),
  receitaBrutaAnual: requiredOption({
    label: 'Receita Bruta Anual',
    list: 'receitasBrutasAnuais',
    missing: 'Selecione uma receita',
  }),
  regimeTributario: requiredOption({
    label: 'Regime tributário Federal',
    list: 'regimesTributarios',
    missing: FEDERAL_REGIME_TEXT,
  }),
  temConvenioComEstado: requiredAnswer({ label: 'Tem Regime Especial MG' }),
  codigoRegime: text({ label: 'R.E. PTA', max: 30 }),
  utilizaRegraFiscalEntradaNf: answer({ label: 'Usar Regra Fiscal na Entrada de NF' }),
  suframa: unseen(optionalLines(60), ''),
  contatos: contacts('Contatos contábeis e fiscais', 'Contabil'),
};

/** Values of the form of step 4. */
export type AccountingForm = FormOf<typeof accountingFields>;

interface StoredAccounting extends StoredAs<Omit<AccountingForm, 'cnae' | 'aliquota' | 'contatos'>> {
  readonly cnae: { readonly id: number } | null;
  readonly aliquota: { readonly id: number } | null;
  readonly contatosPorTipo: { readonly Contabil: readonly StoredContact[] };
}

/** The values of step 4 for a supplier. */
export function accountingForm({
  cnae,
  aliquota,
  contatosPorTipo,
  ...stored
}: StoredAccounting): AccountingForm {
  return {
    ...storedForm(accountingFields, stored),
    cnae: { id: cnae?.id ?? null },
    aliquota: { id: aliquota?.id ?? null },
    contatos: contatosPorTipo.Contabil.map(contactForm),
  };
}

/** What the PIS/COFINS regime makes of the other tax fields (ST4-019 to ST4-023, FRM-35). */
export function settleAccounting(values: AccountingForm): Partial<AccountingForm> {
  const { regimeTributario, aliquota } = settleTaxRegime(values);
  return { regimeTributario, aliquota: aliquota ?? { id: null } };
}
