import type { Schemas } from '@portal/api';
import {
  COMPETITORS_MAX,
  emptyFamilyForm,
  type FamilyFacts,
  type FamilyForm,
  familyFacts,
  familyName,
  type MarginInputs,
  settleFamily,
} from '@portal/domain';
import type { KnownRecords } from './knownRecords.ts';

/** A family as it is read. */
export type Family = Schemas['Family'];

const emptyCompetitor = { nome: '', preco: null };

/** Always as many rows of competitors as there may be: an empty row is not sent (FMC-083, FMC-086). */
function competitorRows(competitors: readonly { nome: string; preco: number }[]): FamilyForm['concorrentes'] {
  return Array.from({ length: COMPETITORS_MAX }, (_, index) => competitors[index] ?? emptyCompetitor);
}

/** The form of a family, or of a new one. */
export function familyFormOf(family: Family | null): FamilyForm {
  if (family === null) return { ...emptyFamilyForm, concorrentes: competitorRows([]) };
  return {
    categoriaId: family.categoria.id,
    marcaId: family.marca.id,
    colecao: family.colecao ?? '',
    tipoVolumetriaId: family.tipoVolumetria.id,
    volumetria: family.volumetria,
    volumetrias: family.categoria.kit ? family.volumetrias : [],
    descricaoLivre: family.descricaoLivre ?? '',
    departamentoId: family.departamento?.id ?? null,
    secaoId: family.secao?.id ?? null,
    grupoId: family.grupo?.id ?? null,
    subGrupoId: family.subGrupo?.id ?? null,
    etiquetaPrecoParte1: family.etiquetaPrecoParte1 ?? '',
    etiquetaPrecoParte2: family.etiquetaPrecoParte2 ?? '',
    divisoesId: family.divisoes?.id ?? null,
    ncmId: family.ncm?.id ?? null,
    cestId: family.cest?.id ?? null,
    cstPisConfins: family.cstPisConfins,
    spedItem: family.spedItem,
    spedProduto: family.spedProduto,
    calculaStEntrada: family.calculaStEntrada,
    calculaStSaida: family.calculaStSaida,
    valorBruto: family.valorBruto,
    aliquotaIcmsEntrada: family.aliquotaIcmsEntrada,
    aliquotaIcmsSaida: family.aliquotaIcmsSaida,
    aliquotaIpi: family.aliquotaIpi,
    calculoPautaDiferente: family.calculoPautaDiferente,
    cst: family.cst,
    fundoPobreza: family.fundoPobreza,
    mva: family.mva,
    pisConfins: family.pisConfins,
    precoSugerido: family.precoSugerido,
    icmsOrigemMercadoria: family.icmsOrigemMercadoria,
    valorNf: family.valorNf,
    valorPauta: family.valorPauta,
    margem: family.margem,
    valorBrutoCalculado: family.valorBrutoCalculado,
    concorrentes: competitorRows(family.concorrentes),
    introducao: family.introducao,
    estoqueSemGiro: family.estoqueSemGiro,
    classificacoesDeRiscoId: family.classificacoesDeRisco?.id ?? null,
    classificacaoProduto: family.classificacaoProduto.map(({ id }) => ({ id })),
    tagsIds: family.tags.map(({ id }) => id),
    dimensaoPorFamilia: family.dimensaoPorFamilia,
    altura: family.altura,
    largura: family.largura,
    comprimento: family.comprimento,
    peso: family.peso,
  };
}

type Choices = Pick<FamilyForm, 'categoriaId' | 'tipoVolumetriaId'>;

function chosenOf({ categoriaId, tipoVolumetriaId }: Choices, known: KnownRecords) {
  const category = known.of('categoriaId', categoriaId);
  const type = known.of('tipoVolumetriaId', tipoVolumetriaId);
  return {
    category: category && { sigla: category.sigla ?? '', kit: category.kit },
    type: type && { descricao: type.label, sigla: type.sigla ?? '' },
  };
}

/** What the rules take from the category and the volume type in a form. */
export function factsOf(choices: Choices, known: KnownRecords): FamilyFacts {
  const { category, type } = chosenOf(choices, known);
  return familyFacts(category, type);
}

/** The name that the values give, as far as they go (FMC-017). */
export function nameOf(
  values: Choices & Pick<FamilyForm, 'marcaId' | 'colecao' | 'volumetria' | 'volumetrias' | 'descricaoLivre'>,
  known: KnownRecords,
): string {
  const { category, type } = chosenOf(values, known);
  const volumes = values.volumetrias.length > 0 ? values.volumetrias : [values.volumetria];
  return familyName({
    ...(category ?? { sigla: '' }),
    marca: known.of('marcaId', values.marcaId)?.label ?? '',
    volumes: type ? volumes.map((volumetria) => ({ volumetria, tipo: type })) : [],
    descricaoLivre: values.descricaoLivre,
    colecao: values.colecao,
  });
}

/** What the rules make of the values while they are typed: taxation, dimensions, and one volume without a kit (C-4). */
export function settledValues(values: FamilyForm, known: KnownRecords): Partial<FamilyForm> {
  const { mva, fundoPobreza, calculoPautaDiferente, altura, largura, comprimento, peso } =
    settleFamily(values);
  const { kit } = factsOf(values, known);
  const { volumetria, volumetrias } = values;
  return {
    ...{ mva, fundoPobreza, calculoPautaDiferente, altura, largura, comprimento, peso },
    ...(kit && volumetrias.length === 0 && { volumetrias: [volumetria] }),
    ...(!kit && volumetrias.length > 0 && { volumetria: volumetrias[0] ?? null, volumetrias: [] }),
  };
}

/** The values from which margin and gross value are calculated. */
export function marginInputsOf(values: FamilyForm): MarginInputs {
  const { aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi, calculoPautaDiferente, cst } = values;
  const { fundoPobreza, mva, pisConfins, precoSugerido, icmsOrigemMercadoria, valorNf, valorPauta } = values;
  return {
    ...{ aliquotaIcmsEntrada, aliquotaIcmsSaida, aliquotaIpi, calculoPautaDiferente, cst, fundoPobreza, mva },
    ...{ pisConfins, precoSugerido, icmsOrigemMercadoria, valorNf, valorPauta },
  };
}
