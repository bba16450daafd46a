import { type AccountingForm, contactForm, DEFAULT_SEGMENT, settleTaxRegime } from '@portal/domain';
import { z } from 'zod';
import { contactsText, keptContacts } from '../../contacts/contactValues.ts';
import type { Registration } from '../../registration/registrationAtoms.ts';
import type { StepField } from '../../step-form/stepErrors.ts';

/**
 * The values of step 4 for a registration: the company pays ICMS unless it says otherwise (ST4-005), the segment is that
 * of step 1 (ST4-035, C-22), and the SUFRAMA number goes along unseen (ST4-034, G-29).
 */
export function accountingForm({ fornecedor }: Registration): AccountingForm {
  return {
    segmento: fornecedor.segmento ?? DEFAULT_SEGMENT,
    inscricaoMunicipal: fornecedor.inscricaoMunicipal ?? '',
    contribuinteIcms: fornecedor.contribuinteIcms ?? true,
    cnae: { id: fornecedor.cnae?.id ?? null },
    regimeDeclaracaoPisConfins: fornecedor.regimeDeclaracaoPisConfins,
    aliquota: { id: fornecedor.aliquota?.id ?? null },
    porte: fornecedor.porte,
    receitaBrutaAnual: fornecedor.receitaBrutaAnual,
    regimeTributario: fornecedor.regimeTributario,
    temConvenioComEstado: fornecedor.temConvenioComEstado,
    codigoRegime: fornecedor.codigoRegime ?? '',
    utilizaRegraFiscalEntradaNf: fornecedor.utilizaRegraFiscalEntradaNf,
    suframa: fornecedor.suframa ?? '',
    contatos: fornecedor.contatosPorTipo.Contabil.map(contactForm),
  };
}

/** What the PIS/COFINS regime makes of the other tax fields (ST4-019 to ST4-023, FRM-35). */
export function settleAccounting(values: AccountingForm): Partial<AccountingForm> {
  const { regimeTributario, aliquota } = settleTaxRegime(values);
  return { regimeTributario, aliquota: aliquota ?? { id: null } };
}

/** What the ids in the form are called. */
interface Names {
  option(
    list: 'regimeDeclaracao' | 'portes' | 'receitasBrutasAnuais' | 'regimesTributarios',
    id: string | null,
  ): string | null;
  cnae(id: number | null): string | null;
  rate(id: number | null): string | null;
}

const answer = (value: boolean | null) => (value === null ? null : value ? 'Sim' : 'Não');

/** The fields of step 4 in their order, as the list of errors and the conflict dialog show them. */
export function accountingFields(names: Names): StepField<AccountingForm>[] {
  return [
    { name: 'inscricaoMunicipal', label: 'Inscrição municipal', text: (form) => form.inscricaoMunicipal },
    { name: 'contribuinteIcms', label: 'Contribuinte ICMS', text: (form) => answer(form.contribuinteIcms) },
    { name: 'cnae', label: 'Código CNAE', text: ({ cnae }) => names.cnae(cnae?.id ?? null) },
    {
      name: 'regimeDeclaracaoPisConfins',
      label: 'Regime de Declaração PIS/COFINS',
      text: (form) => names.option('regimeDeclaracao', form.regimeDeclaracaoPisConfins),
    },
    {
      name: 'aliquota',
      label: 'Tabela de alíquotas',
      text: ({ aliquota }) => names.rate(aliquota?.id ?? null),
    },
    { name: 'porte', label: 'Tamanho da empresa', text: ({ porte }) => names.option('portes', porte) },
    {
      name: 'receitaBrutaAnual',
      label: 'Receita Bruta Anual',
      text: (form) => names.option('receitasBrutasAnuais', form.receitaBrutaAnual),
    },
    {
      name: 'regimeTributario',
      label: 'Regime tributário Federal',
      text: (form) => names.option('regimesTributarios', form.regimeTributario),
    },
    {
      name: 'temConvenioComEstado',
      label: 'Tem Regime Especial MG',
      text: (form) => answer(form.temConvenioComEstado),
    },
    { name: 'codigoRegime', label: 'R.E. PTA', text: ({ codigoRegime }) => codigoRegime },
    {
      name: 'utilizaRegraFiscalEntradaNf',
      label: 'Usar Regra Fiscal na Entrada de NF',
      text: (form) => answer(form.utilizaRegraFiscalEntradaNf),
    },
    {
      name: 'contatos',
      isList: true,
      label: 'Contatos contábeis e fiscais',
      text: ({ contatos }) => contactsText(contatos),
    },
  ];
}

const text = z.string().nullable();
const choice = z.object({ id: z.number().nullable() });
const flag = z.boolean().nullable();

/** What may be kept of step 4 as a draft: what its screen shows. */
export const keptAccounting = z.object({
  inscricaoMunicipal: text,
  contribuinteIcms: flag,
  cnae: choice,
  regimeDeclaracaoPisConfins: text,
  aliquota: choice,
  porte: text,
  receitaBrutaAnual: text,
  regimeTributario: text,
  temConvenioComEstado: flag,
  codigoRegime: z.string(),
  utilizaRegraFiscalEntradaNf: flag,
  contatos: keptContacts,
});
