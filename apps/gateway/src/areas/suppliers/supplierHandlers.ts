import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, suppliers } from '../../database/schema.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { supplierHolds } from './supplierHolds.ts';

/** What other records show of a supplier. */
export const supplierOptionFields = {
  id: suppliers.id,
  codigo: suppliers.codigo,
  nomeFantasia: suppliers.nomeFantasia,
};

const isApproved = and(
  eq(registrationFlows.fornecedorId, suppliers.id),
  eq(registrationFlows.statusFluxoCadastro, 'Aprovado'),
);

const selectApproved = (queries: Queries) =>
  queries.select(supplierOptionFields).from(suppliers).innerJoin(registrationFlows, isApproved);

const options = listOf({
  rows: (queries) => selectApproved(queries).$dynamic(),
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

/** Whether there is an approved supplier with this id. */
export async function isApprovedSupplier(queries: Queries, id: number): Promise<boolean> {
  const found = await selectApproved(queries).where(eq(suppliers.id, id));
  return found.length > 0;
}

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
