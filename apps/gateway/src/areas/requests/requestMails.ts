import { supplierName } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, registrationRequests, suppliers } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { type RequestNews, requestMail } from '../../mail/requestMailTexts.ts';

/** How many families and products a request asks for. */
export function sizeOf(families: readonly { readonly quantidadeCadastroProduto: number }[]) {
  return {
    families: families.length,
    products: families.reduce((sum, { quantidadeCadastroProduto }) => sum + quantidadeCadastroProduto, 0),
  };
}

/**
 * Queues the e-mail that tells a supplier about its request, in the transaction of what it tells.
 *
 * @param queries handle of the caller's transaction.
 */
export async function queueRequestMail(
  queries: Queries,
  { config }: Pick<GatewayContext, 'config'>,
  requestId: number,
  news: RequestNews,
  at: Date,
): Promise<void> {
  const [found] = await queries
    .select({
      to: suppliers.email,
      registrationFlowId: registrationFlows.id,
      supplier: {
        razaoSocial: suppliers.razaoSocial,
        nomeFantasia: suppliers.nomeFantasia,
        cnpj: suppliers.cnpj,
      },
      code: registrationRequests.codigo,
    })
    .from(registrationRequests)
    .innerJoin(suppliers, eq(suppliers.id, registrationRequests.fornecedorId))
    .leftJoin(registrationFlows, eq(registrationFlows.fornecedorId, suppliers.id))
    .where(eq(registrationRequests.id, requestId));
  if (found === undefined) throw new Error('A mail is about no request');
  const { to, registrationFlowId, supplier, code } = found;
  const portal = config.portalOrigins[0] ?? '';
  const mail = requestMail({ portal, name: supplierName(supplier), code }, news);
  await queueMail(queries, { to, registrationFlowId, ...mail }, at);
}
