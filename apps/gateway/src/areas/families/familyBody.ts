import type { Schemas } from '@portal/api';
import type { FoundFamily } from './familyQueries.ts';

/** A family as the contract shows it. */
export function familyBody(found: FoundFamily): Schemas['Family'] {
  const { family, furtherVolumes, ...named } = found;
  const {
    categoriaId,
    marcaId,
    tipoVolumetriaId,
    departamentoId,
    secaoId,
    grupoId,
    subGrupoId,
    divisoesId,
    ncmId,
    cestId,
    classificacoesDeRiscoId,
    devolucao,
    indenizacao,
    semAnalise: _unreviewed,
    dataCriacao,
    dataModificacao,
    ...fields
  } = family;
  return {
    ...fields,
    ...named,
    volumetrias: family.volumetria === null ? [] : [family.volumetria, ...furtherVolumes],
    estoqueSemGiro: { devolucao, indenizacao },
    dataCriacao: dataCriacao.toISOString(),
  };
}

/** A stored family as an input, so that sections the caller may not edit keep their values. */
export function familyInputOf(found: FoundFamily): Schemas['FamilyInput'] {
  const { family, furtherVolumes, concorrentes, classificacaoProduto, tags } = found;
  const {
    id,
    codigo,
    nome,
    status,
    devolucao,
    indenizacao,
    importadoLegado,
    statusAprovacao,
    semAnalise: _unreviewed,
    dataCriacao,
    dataModificacao,
    versao,
    ...fields
  } = family;
  return {
    ...fields,
    volumetrias: family.volumetria === null ? [] : [family.volumetria, ...furtherVolumes],
    estoqueSemGiro: { devolucao, indenizacao },
    concorrentes,
    classificacaoProduto: classificacaoProduto.map((item) => ({ id: item.id })),
    tagsIds: tags.map((tag) => tag.id),
  };
}
