import { parseCnpj } from '@portal/formats';
import { and, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, suppliers, units } from '../../database/schema.ts';
import { bounds, type Page, sorted } from '../../lists/page.ts';
import { holdsText, plainText } from '../../lists/searchText.ts';

/** Abbreviation and description of a unit in one text (LNK-006). */
const siglaDescricao = sql<string>`${units.sigla} || ' - ' || ${units.descricao}`;

/** A unit as the contract shows it. */
export const unitFields = { id: units.id, siglaDescricao };

/** A supplier as other records name it. */
export const supplierOptionFields = {
  id: suppliers.id,
  codigo: suppliers.codigo,
  nomeFantasia: suppliers.nomeFantasia,
};

/** Finds a page of units by abbreviation, and their number over all pages. */
export async function findUnits(queries: Queries, text: string | undefined, page: Page) {
  const where = holdsText(text, [units.sigla, units.descricao, siglaDescricao]);
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select(unitFields)
    .from(units)
    .where(where)
    .orderBy(...sorted(plainText(units.sigla), units.id))
    .limit(limit)
    .offset(offset);
  const [total] = await queries.select({ value: count() }).from(units).where(where);
  return { rows, total: total?.value ?? 0 };
}

const approved = and(
  eq(registrationFlows.fornecedorId, suppliers.id),
  eq(registrationFlows.statusFluxoCadastro, 'Aprovado'),
);

/** A CNPJ in the text may have punctuation; the stored one has none. */
function supplierHolds(text: string | undefined): SQL | undefined {
  const columns = [suppliers.codigo, suppliers.nomeFantasia, suppliers.razaoSocial, suppliers.cnpj];
  const bare = text === undefined ? '' : parseCnpj(text);
  return or(holdsText(text, columns), bare === text ? undefined : holdsText(bare, [suppliers.cnpj]));
}

/** Finds a page of approved suppliers by trade name, and their number over all pages (LNK-032). */
export async function findSupplierOptions(queries: Queries, text: string | undefined, page: Page) {
  const where = supplierHolds(text);
  const { limit, offset } = bounds(page);
  const rows = await queries
    .select(supplierOptionFields)
    .from(suppliers)
    .innerJoin(registrationFlows, approved)
    .where(where)
    .orderBy(...sorted(plainText(suppliers.nomeFantasia), suppliers.id))
    .limit(limit)
    .offset(offset);
  const [total] = await queries
    .select({ value: count() })
    .from(suppliers)
    .innerJoin(registrationFlows, approved)
    .where(where);
  return { rows, total: total?.value ?? 0 };
}

/** Tells whether there is an approved supplier with an id. */
export async function isApprovedSupplier(queries: Queries, id: number): Promise<boolean> {
  const found = await queries
    .select({ id: suppliers.id })
    .from(suppliers)
    .innerJoin(registrationFlows, approved)
    .where(eq(suppliers.id, id));
  return found.length > 0;
}

/** Tells whether there is a unit with an id. */
export async function isUnit(queries: Queries, id: number): Promise<boolean> {
  const found = await queries.select({ id: units.id }).from(units).where(eq(units.id, id));
  return found.length > 0;
}
