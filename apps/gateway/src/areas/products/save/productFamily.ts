import { type NamedVolume, productName } from '@portal/domain';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { brands, categories, families, familyVolumes, volumeTypes } from '../../../database/schema.ts';

/** Finds the fields of a family that its products need; undefined when there is no such family. */
export async function findProductFamily(queries: Queries, id: number) {
  const [family] = await queries
    .select({
      id: families.id,
      nome: families.nome,
      status: families.status,
      statusAprovacao: families.statusAprovacao,
      colecao: families.colecao,
      volumetria: families.volumetria,
      dimensaoPorFamilia: families.dimensaoPorFamilia,
      altura: families.altura,
      largura: families.largura,
      comprimento: families.comprimento,
      peso: families.peso,
      marca: brands.descricao,
      sigla: categories.sigla,
      kit: categories.kit,
      tipo: { descricao: volumeTypes.descricao, sigla: volumeTypes.sigla },
    })
    .from(families)
    .innerJoin(brands, eq(brands.id, families.marcaId))
    .innerJoin(categories, eq(categories.id, families.categoriaId))
    .innerJoin(volumeTypes, eq(volumeTypes.id, families.tipoVolumetriaId))
    .where(eq(families.id, id));
  if (family === undefined) return undefined;
  const more = await queries
    .select({ volumetria: familyVolumes.volumetria })
    .from(familyVolumes)
    .where(eq(familyVolumes.familiaId, id))
    .orderBy(asc(familyVolumes.ordem));
  const volumes: NamedVolume[] = [{ volumetria: family.volumetria }, ...more].map(({ volumetria }) => ({
    volumetria,
    tipo: family.tipo,
  }));
  return { ...family, volumes };
}

/** The fields of a family that its products need. */
export type ProductFamily = NonNullable<Awaited<ReturnType<typeof findProductFamily>>>;

/** Generated name of a product; a name that the caller sends is ignored (PRD-046, PRD-047, D6). */
export function computedName(
  family: ProductFamily,
  { variacao, voltagem }: { readonly variacao: string | null; readonly voltagem: string | null },
): string {
  const { nome, marca, colecao, volumes, sigla, kit } = family;
  return productName({ familiaNome: nome, marca, colecao, volumes, sigla, kit, variacao, voltagem });
}
