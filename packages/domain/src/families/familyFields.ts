import { EMPTY_TEXT } from '@portal/formats';
import { type FieldContext, type FieldTable, type FormOf, valueAt } from '../fields/defineFields.ts';
import { dimensionFields } from '../fields/dimensions.ts';
import {
  decimal,
  flag,
  group,
  money,
  numberText,
  option,
  rate,
  record,
  records,
  requiredRecord,
  text,
} from '../fields/kinds.ts';
import { competitors, introductions, PRICE_TAG_MAX, productClasses } from './familyBlocks.ts';
import { kitVolumes } from './familyVolumes.ts';

/** The volume, or those of a kit, as one line of a list of changes. */
function volumesLine(volume: number | null, values: object): string {
  const ofKit = valueAt(values, 'volumetrias');
  const volumes = Array.isArray(ofKit) && ofKit.length > 0 ? ofKit : [volume];
  return volumes.map((one) => numberText(one) ?? EMPTY_TEXT).join(' + ');
}

/** Fields that make the name (FAM-006 to FAM-010). */
const identity = {
  categoriaId: requiredRecord({ label: 'Categoria', missing: 'Seleciona uma categoria' }),
  marcaId: requiredRecord({ label: 'Marca', missing: 'Seleciona uma marca' }),
  colecao: text({ label: 'Coleção', max: 60 }),
  tipoVolumetriaId: requiredRecord({ label: 'Tipo de volumetria', missing: 'Selecione uma opção' }),
  volumetria: {
    ...decimal({ label: 'Volumetria', decimals: 4 }),
    text: (volume: number | null, { values }: FieldContext) => volumesLine(volume, values),
  },
  volumetrias: kitVolumes,
  descricaoLivre: text({ label: 'Descrição livre', max: 7, tooLong: 'Máximo 7 caracteres' }), // FMC-034
};

const dimensions = { dimensaoPorFamilia: flag({ label: 'Dimensão por família' }), ...dimensionFields };

const taxRate = (label: string) =>
  rate({ label, decimals: 4, min: 0, max: 100, message: 'Insira uma porcentagem de 0% a 100%' }); // FMC-067 to FMC-069

/** Tax fields of the accounting call, without the prices (FAM-002, FAM-019 to FAM-028, FAM-043). */
const taxation = {
  icmsOrigemMercadoria: option({
    label: 'ICMS Origem da mercadoria',
    list: 'tributacaoIcmsOrigensMercadorias',
  }),
  cst: option({ label: 'CST', list: 'csts' }),
  fundoPobreza: option({ label: 'Fundo de pobreza', list: 'fundoPobreza' }),
  pisConfins: option({ label: 'PIS/Cofins', list: 'pisConfins' }),
  mva: rate({ label: 'MVA', decimals: 4, min: 0, max: 999, message: 'Insira um valor de 0 a 999' }), // FMC-065, G-41
  aliquotaIcmsEntrada: taxRate('Alíquota ICMS Entrada'),
  aliquotaIcmsSaida: taxRate('Alíquota ICMS Saída'),
  aliquotaIpi: taxRate('Alíquota IPI'),
};

/** Prices, which the accounting call also has (FAM-027, FAM-029, FAM-030). */
const prices = {
  valorNf: money({ label: 'Valor NF' }),
  precoSugerido: money({ label: 'Preço Sugerido' }),
  valorPauta: money({ label: 'Valor Pauta' }),
  calculoPautaDiferente: flag({ label: 'Cálculo de pauta diferente' }),
};

/** Tax codes that only the call of the family carries (FMC-052 to FMC-064, FMC-071, FMC-072). */
const fiscalCodes = {
  ncmId: record({ label: 'NCM' }),
  cestId: record({ label: 'CEST' }),
  cstPisConfins: option({ label: 'CST Pis/Cofins', list: 'cstPisConfins' }),
  spedItem: option({ label: 'SPED Item', list: 'spedItem' }),
  spedProduto: option({ label: 'SPED Produto', list: 'spedProduto' }),
  calculaStEntrada: flag({ label: 'Calcula ST Entrada' }),
  calculaStSaida: flag({ label: 'Calcula ST Saída' }),
  valorBruto: money({ label: 'Valor Bruto' }),
};

/** Inputs of margin and gross value (FAM-031, FAM-034). */
export const marginFields = { ...taxation, ...prices };

/** Values that the gateway computes; they are in no section, since nobody edits them (FAM-016, FAM-017). */
const margin = {
  margem: rate({ label: 'Margem', decimals: 2, min: -9_999_999.99, max: 100, message: 'Margem inválida' }),
  valorBrutoCalculado: money({ label: 'Valor bruto' }),
};

/** The further blocks (GAP-31). */
const blocks = {
  departamentoId: record({ label: 'Departamento' }),
  secaoId: record({ label: 'Seção' }),
  grupoId: record({ label: 'Grupo' }),
  subGrupoId: record({ label: 'Subgrupo' }),
  etiquetaPrecoParte1: text({ label: 'Etiqueta, parte 1', max: PRICE_TAG_MAX }),
  etiquetaPrecoParte2: text({ label: 'Etiqueta, parte 2', max: PRICE_TAG_MAX }),
  divisoesId: record({ label: 'Divisão' }),
  introducao: introductions,
  estoqueSemGiro: group({
    devolucao: flag({ label: 'Devolução' }),
    indenizacao: flag({ label: 'Indenização' }),
  }),
  classificacoesDeRiscoId: record({ label: 'Classificação de risco' }),
  classificacaoProduto: productClasses,
  tagsIds: records({ label: 'Tags', max: 50 }),
};

/** Fields of the taxation as the accounting call carries them (FAM-019 to FAM-030, FAM-043). */
export const taxationFields = { ...marginFields, ...margin };

/** The fields of a family in the order of its form (GAP-29, GAP-31). */
export const familyFields = {
  ...identity,
  ...dimensions,
  ...taxation,
  ...prices,
  ...fiscalCodes,
  ...margin,
  concorrentes: competitors,
  ...blocks,
};

/**
 * Sections of the family form and their fields: a section is editable or read-only as a whole. The gateway keeps the
 * stored values of a section that the caller may not edit.
 */
export const familySections = {
  identity,
  taxation,
  prices,
  fiscalCodes,
  competitors: { concorrentes: competitors },
  details: { ...dimensions, ...blocks },
} as const satisfies Record<string, FieldTable>;

/** Name of a section of the family form. */
export type FamilySection = keyof typeof familySections;

/** Values of the family form. */
export type FamilyForm = FormOf<typeof familyFields>;
