import type { Schemas } from '@portal/api';
import {
  competitorForm,
  emptyForm,
  type FamilyFacts,
  type FamilyForm,
  familyFacts,
  familyFields,
  familyName,
  settleFamily,
  storedForm,
} from '@portal/domain';
import type { KnownRecords } from '../../../../shared/editor/knownRecords.ts';

/** A family as it was loaded. */
export type Family = Schemas['Family'];

/** The form of a family, or of a new one. */
export function familyFormOf(family: Family | null): FamilyForm {
  if (family === null) return emptyForm(familyFields);
  return {
    ...storedForm(familyFields, family),
    categoriaId: family.categoria.id,
    marcaId: family.marca.id,
    tipoVolumetriaId: family.tipoVolumetria.id,
    volumetrias: family.categoria.kit ? family.volumetrias : [],
    departamentoId: family.departamento?.id ?? null,
    secaoId: family.secao?.id ?? null,
    grupoId: family.grupo?.id ?? null,
    subGrupoId: family.subGrupo?.id ?? null,
    divisoesId: family.divisoes?.id ?? null,
    ncmId: family.ncm?.id ?? null,
    cestId: family.cest?.id ?? null,
    concorrentes: competitorForm(family.concorrentes),
    classificacoesDeRiscoId: family.classificacoesDeRisco?.id ?? null,
    classificacaoProduto: family.classificacaoProduto.map(({ id }) => ({ id })),
    tagsIds: family.tags.map(({ id }) => id),
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

/** The facts that the rules need about the chosen category and volume type. */
export function factsOf(choices: Choices, known: KnownRecords): FamilyFacts {
  const { category, type } = chosenOf(choices, known);
  return familyFacts(category, type);
}

/** The generated name, as far as its parts are chosen (FMC-017). */
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

/** Applies the rules during typing: taxation, dimensions, and one volume without a kit (C-4). */
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
