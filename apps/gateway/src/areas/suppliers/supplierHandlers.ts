import { and, eq } from 'drizzle-orm';
import { registrationFlows, suppliers } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { supplierHolds } from './supplierHolds.ts';
import { isApproved, supplierOptionFields } from './supplierQueries.ts';

const options = listOf({
  rows: (queries) =>
    queries.select(supplierOptionFields).from(suppliers).innerJoin(registrationFlows, isApproved).$dynamic(),
  order: [plainText(suppliers.nomeFantasia)],
  id: suppliers.id,
  keys: {
    select: (queries) =>
      queries
        .select({ id: suppliers.id })
        .from(suppliers)
        .innerJoin(registrationFlows, isApproved)
        .$dynamic(),
  },
});

/** The call of the approved suppliers, for selects (LNK-032). */
export const supplierHandlers: Handlers<'listSupplierOptions'> = {
  listSupplierOptions: async ({ query, context }) => {
    const { busca, FornecedorId } = query;
    const where = and(
      supplierHolds(busca),
      FornecedorId === undefined ? undefined : eq(suppliers.id, FornecedorId),
    );
    const { rows: fornecedores, meta } = await options(context, query, { where });
    return { status: 200, body: { fornecedores, meta } };
  },
};
