import { familyFacts, familyName, familySchema } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { createBrands } from './brands.ts';
import { createFamilies } from './families/families.ts';
import { createFamilyDetails } from './families/familyDetails.ts';
import { volumeTypes } from './volumeTypes.ts';

const families = createFamilies(createBrands());
const details = createFamilyDetails(families);

describe('a seeded family with its blocks', () => {
  it('can be opened and saved as it is', () => {
    const refused = families.flatMap((family, index) => {
      const detail = details[index];
      if (detail === undefined || detail.columns.departamentoId === null) return [];
      const type = volumeTypes.find(({ id }) => id === family.tipoVolumetriaId) ?? null;
      const { devolucao, indenizacao, ...columns } = detail.columns;
      const result = familySchema(familyFacts(family.categoria, type)).safeParse({
        ...family,
        ...columns,
        estoqueSemGiro: { devolucao, indenizacao },
        volumetrias: [],
        classificacaoProduto: detail.classificacoesIds.map((id) => ({ id })),
        tagsIds: detail.tagsIds,
      });
      return result.success ? [] : [{ id: family.id, issues: result.error.issues }];
    });
    expect(refused).toEqual([]);
  });

  it('has the name that its parts generate', () => {
    const odd = families.filter((family) => {
      const type = volumeTypes.find(({ id }) => id === family.tipoVolumetriaId);
      const { categoria, colecao, descricaoLivre, marca, volumetria } = family;
      const volumes = type === undefined ? [] : [{ volumetria, tipo: type }];
      const parts = { sigla: categoria.sigla, kit: categoria.kit, marca: marca.descricao };
      return family.nome !== familyName({ ...parts, volumes, descricaoLivre, colecao });
    });
    expect(odd).toEqual([]);
  });
});
