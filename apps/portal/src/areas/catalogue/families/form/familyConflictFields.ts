import type { Schemas } from '@portal/api';
import type { FamilyForm } from '@portal/domain';
import { formatBrl } from '@portal/formats';
import type { ConflictField } from '../../../../shared/conflict/compareEdits.ts';
import { percentText, yesOrNo } from '../../valueTexts.ts';
import type { KnownRecords, RecordField } from './knownRecords.ts';

type Enumeration = keyof Schemas['ProductEnumerations'];

/** Tells the label of a value of a fixed list. */
export type LabelOf = (list: Enumeration, id: string | null) => string | null;

/** The margin inputs and other fields that are chosen from a fixed list. */
export const FAMILY_LISTS = {
  cst: 'csts',
  fundoPobreza: 'fundoPobreza',
  pisConfins: 'pisConfins',
  icmsOrigemMercadoria: 'tributacaoIcmsOrigensMercadorias',
  cstPisConfins: 'cstPisConfins',
  spedItem: 'spedItem',
  spedProduto: 'spedProduto',
} as const satisfies Partial<Record<keyof FamilyForm, Enumeration>>;

const plainNumber = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 4 });

const numberOf = (value: number | null) => (value === null ? null : plainNumber.format(value));
const money = (value: number | null) => (value === null ? null : formatBrl(value));
const rate = (value: number | null) => (value === null ? null : percentText(value, 4));

/** The fields of a family as the conflict dialog shows them, in the order of the form (D7). */
export function familyConflictFields(known: KnownRecords, labelOf: LabelOf): ConflictField<FamilyForm>[] {
  const named = (field: RecordField, id: number | null) =>
    id === null ? null : (known.of(field, id)?.label ?? `${id}`);
  const listed = (field: keyof typeof FAMILY_LISTS) => (values: FamilyForm) =>
    labelOf(FAMILY_LISTS[field], values[field]);
  return [
    { label: 'Categoria', text: ({ categoriaId }) => named('categoriaId', categoriaId) },
    { label: 'Marca', text: ({ marcaId }) => named('marcaId', marcaId) },
    { label: 'Coleção', text: ({ colecao }) => colecao },
    { label: 'Tipo de volumetria', text: (values) => named('tipoVolumetriaId', values.tipoVolumetriaId) },
    {
      label: 'Volumetria',
      text: ({ volumetria, volumetrias }) =>
        (volumetrias.length > 0 ? volumetrias : [volumetria])
          .map((volume) => numberOf(volume) ?? '-')
          .join(' + '),
    },
    { label: 'Descrição livre', text: ({ descricaoLivre }) => descricaoLivre },
    { label: 'Dimensão por família', text: ({ dimensaoPorFamilia }) => yesOrNo(dimensaoPorFamilia) },
    { label: 'Altura (cm)', text: ({ altura }) => numberOf(altura) },
    { label: 'Largura (cm)', text: ({ largura }) => numberOf(largura) },
    { label: 'Comprimento (cm)', text: ({ comprimento }) => numberOf(comprimento) },
    { label: 'Peso (g)', text: ({ peso }) => numberOf(peso) },
    { label: 'ICMS Origem da mercadoria', text: listed('icmsOrigemMercadoria') },
    { label: 'CST', text: listed('cst') },
    { label: 'Fundo de pobreza', text: listed('fundoPobreza') },
    { label: 'PIS/Cofins', text: listed('pisConfins') },
    { label: 'MVA', text: ({ mva }) => rate(mva) },
    { label: 'Alíquota ICMS Entrada', text: ({ aliquotaIcmsEntrada }) => rate(aliquotaIcmsEntrada) },
    { label: 'Alíquota ICMS Saída', text: ({ aliquotaIcmsSaida }) => rate(aliquotaIcmsSaida) },
    { label: 'Alíquota IPI', text: ({ aliquotaIpi }) => rate(aliquotaIpi) },
    { label: 'Valor NF', text: ({ valorNf }) => money(valorNf) },
    { label: 'Preço Sugerido', text: ({ precoSugerido }) => money(precoSugerido) },
    { label: 'Valor Pauta', text: ({ valorPauta }) => money(valorPauta) },
    { label: 'Cálculo de pauta diferente', text: (values) => yesOrNo(values.calculoPautaDiferente) },
    { label: 'NCM', text: ({ ncmId }) => named('ncmId', ncmId) },
    { label: 'CEST', text: ({ cestId }) => named('cestId', cestId) },
    { label: 'CST Pis/Cofins', text: listed('cstPisConfins') },
    { label: 'SPED Item', text: listed('spedItem') },
    { label: 'SPED Produto', text: listed('spedProduto') },
    { label: 'Calcula ST Entrada', text: ({ calculaStEntrada }) => yesOrNo(calculaStEntrada) },
    { label: 'Calcula ST Saída', text: ({ calculaStSaida }) => yesOrNo(calculaStSaida) },
    { label: 'Valor Bruto', text: ({ valorBruto }) => money(valorBruto) },
    { label: 'Margem', text: ({ margem }) => (margem === null ? null : percentText(margem, 2)) },
    { label: 'Valor bruto', text: ({ valorBrutoCalculado }) => money(valorBrutoCalculado) },
    {
      label: 'Concorrentes',
      text: ({ concorrentes }) =>
        concorrentes
          .flatMap(({ nome, preco }) =>
            nome || preco !== null ? [`${nome || '-'} ${money(preco) ?? '-'}`] : [],
          )
          .join('; '),
    },
    { label: 'Departamento', text: ({ departamentoId }) => named('departamentoId', departamentoId) },
    { label: 'Seção', text: ({ secaoId }) => named('secaoId', secaoId) },
    { label: 'Grupo', text: ({ grupoId }) => named('grupoId', grupoId) },
    { label: 'Subgrupo', text: ({ subGrupoId }) => named('subGrupoId', subGrupoId) },
    { label: 'Etiqueta, parte 1', text: ({ etiquetaPrecoParte1 }) => etiquetaPrecoParte1 },
    { label: 'Etiqueta, parte 2', text: ({ etiquetaPrecoParte2 }) => etiquetaPrecoParte2 },
    { label: 'Divisão', text: ({ divisoesId }) => named('divisoesId', divisoesId) },
    {
      label: 'Introdução',
      text: ({ introducao }) => introducao.map((id) => labelOf('programacoes', id)).join(', '),
    },
    { label: 'Devolução', text: ({ estoqueSemGiro }) => yesOrNo(estoqueSemGiro.devolucao) },
    { label: 'Indenização', text: ({ estoqueSemGiro }) => yesOrNo(estoqueSemGiro.indenizacao) },
    {
      label: 'Classificação de risco',
      text: ({ classificacoesDeRiscoId: id }) => named('classificacoesDeRiscoId', id),
    },
    {
      label: 'Classificação do produto',
      text: ({ classificacaoProduto }) =>
        classificacaoProduto.map(({ id }) => named('classificacaoProduto', id)).join(', '),
    },
    { label: 'Tags', text: ({ tagsIds }) => tagsIds.map((id) => named('tagsIds', id)).join(', ') },
  ];
}
