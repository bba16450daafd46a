import { and, asc, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  brands,
  categories,
  cests,
  departments,
  divisions,
  families,
  familyCompetitors,
  familyProductClasses,
  familyTags,
  familyVolumes,
  ncms,
  productClasses,
  riskClasses,
  sectionGroups,
  sections,
  subgroups,
  tags,
  volumeTypes,
} from '../../database/schema.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';

const category = {
  id: categories.id,
  descricao: categories.descricao,
  sigla: categories.sigla,
  kit: categories.kit,
};

const brand = { id: brands.id, descricao: brands.descricao };

const keys = { id: families.id };

const ofCategory = eq(families.categoriaId, categories.id);
const ofBrand = eq(families.marcaId, brands.id);

/** Ids of families, with what a call sorts by. */
function selectKeys(queries: Queries, column?: string) {
  const selected = queries.select(keys).from(families).$dynamic();
  if (column === 'Categoria') return selected.innerJoin(categories, ofCategory);
  return column === 'Marca' ? selected.innerJoin(brands, ofBrand) : selected;
}

/** Families of the catalogue, by name unless the call sorts. */
export const familyList = listOf({
  rows: (queries) =>
    queries
      .select({
        id: families.id,
        codigo: families.codigo,
        nome: families.nome,
        status: families.status,
        categoria: category,
        marca: brand,
        dataCriacao: families.dataCriacao,
        versao: families.versao,
      })
      .from(families)
      .innerJoin(categories, eq(categories.id, families.categoriaId))
      .innerJoin(brands, eq(brands.id, families.marcaId))
      .$dynamic(),
  search: [families.codigo, families.busca],
  order: [families.busca],
  sort: {
    Codigo: families.codigo,
    Nome: families.busca,
    Status: [families.status, families.busca],
    Categoria: plainText(categories.descricao),
    Marca: plainText(brands.descricao),
    DataCriacao: families.dataCriacao,
  },
  id: families.id,
  keys: {
    select: selectKeys,
    from: {
      // The first ones of each category: the few categories have tens of thousands.
      Categoria: (queries, { where, descending, most }) => {
        const order = descending ? desc(families.id) : asc(families.id);
        const first = sql`lateral (select * from ${families} where ${and(ofCategory, where)} order by ${order} limit ${most}) as families`;
        const id = sql<number>`${families.id}`; // not a column of a joined table for the builder
        return queries.select({ id }).from(categories).innerJoin(first, sql`true`).$dynamic();
      },
      Marca: (queries) => queries.select(keys).from(brands).innerJoin(families, ofBrand).$dynamic(),
    },
  },
});

/** Records that a family refers to, besides category, brand and volume type; each may be null. */
const chosen = {
  departamento: { id: departments.id, descricao: departments.descricao },
  secao: { id: sections.id, descricao: sections.descricao },
  grupo: { id: sectionGroups.id, descricao: sectionGroups.descricao },
  subGrupo: { id: subgroups.id, descricao: subgroups.descricao },
  divisoes: { id: divisions.id, descricao: divisions.descricao },
  ncm: { id: ncms.id, codigo: ncms.codigo, descricao: ncms.descricao },
  cest: { id: cests.id, codigo: cests.codigo, descricao: cests.descricao },
  classificacoesDeRisco: { id: riskClasses.id, descricao: riskClasses.descricao },
};

/** Finds the rows that belong to a family: competitors, further volumes, classifications and tags. */
async function findFamilyParts(queries: Queries, id: number) {
  const concorrentes = await queries
    .select({ nome: familyCompetitors.nome, preco: familyCompetitors.preco })
    .from(familyCompetitors)
    .where(eq(familyCompetitors.familiaId, id))
    .orderBy(asc(familyCompetitors.ordem));
  const furtherVolumes = await queries
    .select({ volumetria: familyVolumes.volumetria })
    .from(familyVolumes)
    .where(eq(familyVolumes.familiaId, id))
    .orderBy(asc(familyVolumes.ordem));
  const classificacaoProduto = await queries
    .select({ id: productClasses.id, descricao: productClasses.descricao })
    .from(familyProductClasses)
    .innerJoin(productClasses, eq(productClasses.id, familyProductClasses.classificacaoId))
    .where(eq(familyProductClasses.familiaId, id))
    .orderBy(plainText(productClasses.descricao), asc(productClasses.id));
  const familyTagRows = await queries
    .select({ id: tags.id, descricao: tags.descricao })
    .from(familyTags)
    .innerJoin(tags, eq(tags.id, familyTags.tagId))
    .where(eq(familyTags.familiaId, id))
    .orderBy(plainText(tags.descricao), asc(tags.id));
  return {
    concorrentes,
    furtherVolumes: furtherVolumes.map(({ volumetria }) => volumetria),
    classificacaoProduto,
    tags: familyTagRows,
  };
}

/** The columns of a family, but for the text that only searches read. */
const { busca: _searched, ...familyColumns } = getTableColumns(families);

/** Finds one family with the records it refers to; undefined when there is none. */
export async function findFamily(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      family: familyColumns,
      categoria: category,
      marca: brand,
      tipoVolumetria: { id: volumeTypes.id, descricao: volumeTypes.descricao, sigla: volumeTypes.sigla },
      ...chosen,
    })
    .from(families)
    .innerJoin(categories, eq(categories.id, families.categoriaId))
    .innerJoin(brands, eq(brands.id, families.marcaId))
    .innerJoin(volumeTypes, eq(volumeTypes.id, families.tipoVolumetriaId))
    .leftJoin(departments, eq(departments.id, families.departamentoId))
    .leftJoin(sections, eq(sections.id, families.secaoId))
    .leftJoin(sectionGroups, eq(sectionGroups.id, families.grupoId))
    .leftJoin(subgroups, eq(subgroups.id, families.subGrupoId))
    .leftJoin(divisions, eq(divisions.id, families.divisoesId))
    .leftJoin(ncms, eq(ncms.id, families.ncmId))
    .leftJoin(cests, eq(cests.id, families.cestId))
    .leftJoin(riskClasses, eq(riskClasses.id, families.classificacoesDeRiscoId))
    .where(eq(families.id, id));
  return found === undefined ? undefined : { ...found, ...(await findFamilyParts(queries, id)) };
}

/** A family with the records it refers to. */
export type FoundFamily = NonNullable<Awaited<ReturnType<typeof findFamily>>>;
