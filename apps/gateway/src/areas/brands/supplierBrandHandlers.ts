import { brandSchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { nameKey } from '../../database/schema/columns.ts';
import { brands } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { findOrCreate } from '../../records/findOrCreate.ts';
import { authorOf } from '../../records/recordChange.ts';
import { brandChoiceFields, brandChoices, inRegister } from './brandQueries.ts';

const brandNamed = (descricao: string, at: Date) => ({
  kind: 'brand' as const,
  insert: (queries: Queries) =>
    queries
      .insert(brands)
      .values({ descricao, kind: 'commercial', dataCriacao: at, dataModificacao: at })
      .onConflictDoNothing()
      .returning(brandChoiceFields),
  find: (queries: Queries) =>
    queries
      .select(brandChoiceFields)
      .from(brands)
      .where(and(eq(nameKey(brands.descricao), nameKey(descricao)), inRegister('commercial'))),
});

/** Calls with which a supplier chooses or creates a brand (ST2-002 to ST2-011, G-43, C-25). */
export const supplierBrandHandlers: Handlers<'listSupplierBrands' | 'createSupplierBrand'> = {
  listSupplierBrands: async ({ query, context }) => {
    const { rows: marcas, meta } = await brandChoices(context, query, { text: query.descricao });
    return { status: 200, body: { marcas, meta } };
  },

  createSupplierBrand: async (call) => {
    const { descricao } = validateBody(brandSchema, call.body);
    const author = authorOf(call);
    const { row, created } = await findOrCreate(call.context, author, brandNamed(descricao, author.at));
    return { status: created ? 201 : 200, body: row };
  },
};
