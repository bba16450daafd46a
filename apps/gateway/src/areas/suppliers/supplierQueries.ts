import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, suppliers } from '../../database/schema.ts';

/** What other records show of a supplier. */
export const supplierOptionFields = {
  id: suppliers.id,
  codigo: suppliers.codigo,
  nomeFantasia: suppliers.nomeFantasia,
};

/** `supplierTradeName` of the domain, in the database: names are null there, never empty. */
export const tradeNameOfSupplier = sql<string>`coalesce(
  ${suppliers.nomeFantasia}, ${suppliers.razaoSocial},
  regexp_replace(${suppliers.cnpj}, '^(..)(...)(...)(....)(..)$', '\\1.\\2.\\3/\\4-\\5')
)`;

/** Condition that joins an approved supplier with its registration. */
export const isApproved = and(
  eq(registrationFlows.fornecedorId, suppliers.id),
  eq(registrationFlows.statusFluxoCadastro, 'Aprovado'),
);

/** Whether there is an approved supplier with this id. */
export async function isApprovedSupplier(queries: Queries, id: number): Promise<boolean> {
  const found = await queries
    .select({ id: suppliers.id })
    .from(suppliers)
    .innerJoin(registrationFlows, isApproved)
    .where(eq(suppliers.id, id));
  return found.length > 0;
}
