import { asc, count, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { bounds, type Page, sorted } from '../../database/page.ts';
import { brands, categories, families, familyCompetitors, volumeTypes } from '../../database/schema.ts';
import { holdsText, plainText } from '../../database/searchText.ts';

const category = {
  id: categories.id,
  descricao: categories.descricao,
  sigla: categories.sigla,
  kit: categories.kit,
};

const brand = { id: brands.id, descricao: brands.descricao };

const columns = {
  Codigo: families.codigo,
  Nome: plainText(families.nome),
  Status: families.status,
  Categoria: plainText(categories.descricao),
  Marca: plainText(brands.descricao),
  DataCriacao: families.dataCriacao,
};

/** What a list of families asks for. */
export interface FamilySearch {
  readonly text: string | undefined;
  readonly page: Page;
  readonly column: keyof typeof columns | undefined;
  readonly ascending: boolean | undefined;
}

/** Finds a page of families and their number over all pages. Without a column they come by name. */
export async function findFamilies(queries: Queries, { text, page, column, ascending }: FamilySearch) {
  const where = holdsText(text, [families.codigo, families.nome]);
  const order =
    column === undefined
      ? sorted(columns.Nome, families.id)
      : sorted(columns[column], families.id, ascending);
  const { limit, offset } = bounds(page);
  const rows = await queries
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
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [total] = await queries.select({ value: count() }).from(families).where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Finds one family with what it names; undefined when there is none. */
export async function findFamily(queries: Queries, id: number) {
  const [found] = await queries
    .select({
      family: families,
      categoria: category,
      marca: brand,
      tipoVolumetria: { id: volumeTypes.id, descricao: volumeTypes.descricao, sigla: volumeTypes.sigla },
    })
    .from(families)
    .innerJoin(categories, eq(categories.id, families.categoriaId))
    .innerJoin(brands, eq(brands.id, families.marcaId))
    .innerJoin(volumeTypes, eq(volumeTypes.id, families.tipoVolumetriaId))
    .where(eq(families.id, id));
  if (found === undefined) return undefined;
  const concorrentes = await queries
    .select({ nome: familyCompetitors.nome, preco: familyCompetitors.preco })
    .from(familyCompetitors)
    .where(eq(familyCompetitors.familiaId, id))
    .orderBy(asc(familyCompetitors.ordem));
  return { ...found, concorrentes };
}
