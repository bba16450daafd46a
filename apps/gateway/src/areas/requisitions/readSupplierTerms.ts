import type { Schemas } from '@portal/api';
import { REGISTERED_TERMS_MAX, SUPPLIER_LACKS } from '@portal/domain';
import { truncateText } from '@portal/formats';
import { eq, getTableColumns } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { supplierTerms } from '../../database/schema.ts';
import { GatewayError } from '../../http/GatewayError.ts';

/** How long the gateway waits for the purchasing system, in milliseconds. */
const LEGACY_LIMIT_MS = 10_000;

/**
 * The payment terms that the purchasing system has of a supplier: those of the first of the divisions that has its own, else
 * those of all divisions (RQP-025 to RQP-030). The table stands in for that system, with the time that it takes to answer.
 *
 * @throws GatewayError 404 without terms, 504 when the system takes too long.
 */
export async function readSupplierTerms(
  queries: Queries,
  fornecedorId: number,
  divisionIds: readonly number[],
): Promise<Schemas['SupplierTerms']> {
  const { id, fornecedorId: _, ...fields } = getTableColumns(supplierTerms);
  const rows = await queries
    .select(fields)
    .from(supplierTerms)
    .where(eq(supplierTerms.fornecedorId, fornecedorId));
  const own = divisionIds.flatMap((divisionId) => rows.filter(({ divisaoId }) => divisaoId === divisionId));
  const found = own[0] ?? rows.find(({ divisaoId }) => divisaoId === null);
  if (found === undefined) throw new GatewayError(404, SUPPLIER_LACKS.terms);
  const { respostaMs, divisaoId, prazosCadastro, ...terms } = found;
  if (respostaMs > LEGACY_LIMIT_MS) throw new GatewayError(504, SUPPLIER_LACKS.timeout);
  // One character is left for the mark of the cut.
  return {
    ...terms,
    prazosCadastro: truncateText(prazosCadastro, REGISTERED_TERMS_MAX - 1) ?? prazosCadastro,
  };
}
