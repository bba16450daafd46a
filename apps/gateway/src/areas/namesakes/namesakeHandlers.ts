import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { nameKey } from '../../database/schema/columns.ts';
import { brands, families, products } from '../../database/schema.ts';
import type { Call, Caller, Handlers } from '../../http/operationHandler.ts';
import { plainText } from '../../lists/searchText.ts';
import { inRegister } from '../brands/brandQueries.ts';
import { familiesKnownTo } from '../families/requestedFamily.ts';
import { productsKnownTo } from '../requested-products/requestedProductQueries.ts';

/** Most records that are named. */
const NAMED_MAX = 5;

/** Records with a name. */
interface NamedRecords {
  readonly table: PgTable & { readonly id: PgColumn; readonly codigo: PgColumn };
  readonly name: PgColumn;
  readonly familyId?: PgColumn;
  /** Those that may be named to the caller. */
  readonly known: (caller: Caller) => SQL | undefined;
}

const brandsOf = (kind: 'commercial' | 'ecommerce'): NamedRecords => ({
  table: brands,
  name: brands.descricao,
  known: () => inRegister(kind),
});

const records: Record<Call<'listNamesakes'>['query']['cadastro'], NamedRecords> = {
  Familia: { table: families, name: families.nome, known: familiesKnownTo },
  Produto: { table: products, name: products.nome, familyId: products.familiaId, known: productsKnownTo },
  Marca: brandsOf('commercial'),
  MarcaEcommerce: brandsOf('ecommerce'),
};

/** The call that names the records which have a name already (D24). */
export const namesakeHandlers: Handlers<'listNamesakes'> = {
  listNamesakes: async ({ query: { cadastro, nome, exceto }, caller, context: { database } }) => {
    const { table, name, familyId, known } = records[cadastro];
    const accentsDiffer = sql<boolean>`${nameKey(name)} <> ${nameKey(nome)}`;
    const homonimos = await database.queries
      .select({
        id: sql<number>`${table.id}`.mapWith(Number),
        codigo: sql<number>`${table.codigo}`.mapWith(Number),
        nome: sql<string>`${name}`,
        familiaId: familyId ? sql<number>`${familyId}`.mapWith(Number) : sql<null>`null`,
        mudamAcentos: accentsDiffer,
      })
      .from(table)
      .where(
        and(
          known(caller()),
          eq(plainText(nameKey(name)), plainText(nameKey(nome))),
          exceto === undefined ? undefined : ne(table.id, exceto),
        ),
      )
      .orderBy(asc(accentsDiffer), asc(table.id))
      .limit(NAMED_MAX);
    return { status: 200, body: { homonimos } };
  },
};
