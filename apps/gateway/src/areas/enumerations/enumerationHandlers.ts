import { asc, eq, sql } from 'drizzle-orm';
import { banks, cities, cnaes, states } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { plainText } from '../../lists/searchText.ts';
import { productEnumerations, supplierEnumerations } from './lists.ts';

/** Calls of the fixed lists (FND-064 to FND-066, API2-013 to API2-016). */
export const enumerationHandlers: Handlers<
  'getSupplierEnumerations' | 'listCities' | 'listCnaes' | 'listBanks' | 'getProductEnumerations'
> = {
  getSupplierEnumerations: async () => ({ status: 200, body: supplierEnumerations }),

  getProductEnumerations: async () => ({ status: 200, body: productEnumerations }),

  listCities: async ({ path: { estadoId }, context: { database } }) => {
    const [state] = await database.queries
      .select({ id: states.id })
      .from(states)
      .where(eq(states.id, estadoId));
    if (state === undefined) throw notFound();
    const cidades = await database.queries
      .select({ id: cities.id, nome: cities.nome })
      .from(cities)
      .where(eq(cities.estadoId, estadoId))
      .orderBy(plainText(cities.nome), asc(cities.id));
    return { status: 200, body: { cidades } };
  },

  listCnaes: async ({ context: { database } }) => {
    const rows = await database.queries
      .select({ id: cnaes.id, codigo: cnaes.codigo, descricao: cnaes.descricao })
      .from(cnaes)
      .orderBy(asc(cnaes.codigo));
    return { status: 200, body: { cnaes: rows } };
  },

  listBanks: async ({ context: { database } }) => {
    const bancos = await database.queries
      .select({ id: banks.id, codigo: banks.codigo, descricao: banks.descricao })
      .from(banks)
      .orderBy(sql`${banks.codigo} asc nulls last`, asc(banks.id));
    return { status: 200, body: { bancos } };
  },
};
