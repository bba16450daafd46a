import type { Schemas } from '@portal/api';
import type { KnownRecord, Records } from '../../../../shared/editor/knownRecords.ts';

const described = (record: { id: number; descricao: string } | null): KnownRecord[] =>
  record ? [{ value: record.id, label: record.descricao }] : [];

const coded = (record: { id: number; codigo: string; descricao: string } | null): KnownRecord[] =>
  record ? [{ value: record.id, label: record.codigo, description: record.descricao }] : [];

/** Names of the records that a family refers to. */
export function recordsOfFamily(family: Schemas['Family']): Records {
  const { categoria, tipoVolumetria } = family;
  return {
    categoriaId: [
      { value: categoria.id, label: categoria.descricao, sigla: categoria.sigla, kit: categoria.kit },
    ],
    marcaId: described(family.marca),
    tipoVolumetriaId: [
      { value: tipoVolumetria.id, label: tipoVolumetria.descricao, sigla: tipoVolumetria.sigla },
    ],
    departamentoId: described(family.departamento),
    secaoId: described(family.secao),
    grupoId: described(family.grupo),
    subGrupoId: described(family.subGrupo),
    divisoesId: described(family.divisoes),
    ncmId: coded(family.ncm),
    cestId: coded(family.cest),
    classificacoesDeRiscoId: described(family.classificacoesDeRisco),
    classificacaoProduto: family.classificacaoProduto.flatMap(described),
    tagsIds: family.tags.flatMap(described),
  };
}
