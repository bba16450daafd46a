import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { supplierFinancials, suppliers } from '../../database/schema.ts';
import { GatewayError, notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { countActiveProducts, countProductsOf } from './countProducts.ts';
import { findIncludedProduct } from './includedProduct.ts';
import { supplierSummaryMessages } from './messages.ts';

async function requireSupplier(queries: Queries, id: number): Promise<void> {
  const found = await queries.select({ id: suppliers.id }).from(suppliers).where(eq(suppliers.id, id));
  if (found.length === 0) throw notFound();
}

const {
  fornecedorId,
  faturamentoMesAnterior,
  faturamentoMesAtual,
  faturamentoAcumulado,
  margemMesAnterior,
  margemMesAtual,
  margemAcumulado,
  estoqueCusto,
  valorDeVenda,
} = supplierFinancials;

/** The product status summary of a supplier, part by part (BLK-022 to BLK-030, BLK-034). */
export const supplierSummaryHandlers: Handlers<
  | 'getProductStatusSummary'
  | 'getBlockedProducts'
  | 'getNetworkTotal'
  | 'getSupplierFinancials'
  | 'getIncludedProduct'
> = {
  getProductStatusSummary: async ({ query: { FornecedorId }, context: { database } }) => {
    await requireSupplier(database.queries, FornecedorId);
    const { bloqueado, ...body } = await countProductsOf(database.queries, FornecedorId);
    return { status: 200, body };
  },

  getBlockedProducts: async ({ query: { FornecedorId }, context: { database } }) => {
    await requireSupplier(database.queries, FornecedorId);
    const { ativo, bloqueado } = await countProductsOf(database.queries, FornecedorId);
    return { status: 200, body: { ativos: ativo, bloqueados: bloqueado } };
  },

  getNetworkTotal: async ({ context: { database } }) => ({
    status: 200,
    body: { totalProdutos: await countActiveProducts(database.queries) },
  }),

  getSupplierFinancials: async ({ query, context: { database } }) => {
    const [body] = await database.queries
      .select({
        faturamentoMesAnterior,
        faturamentoMesAtual,
        faturamentoAcumulado,
        margemMesAnterior,
        margemMesAtual,
        margemAcumulado,
        estoqueCusto,
        valorDeVenda,
      })
      .from(supplierFinancials)
      .where(eq(fornecedorId, query.fornecedorId));
    if (body === undefined) throw new GatewayError(404, supplierSummaryMessages.financialsMissing);
    return { status: 200, body };
  },

  getIncludedProduct: async ({ path: { produtoId }, context: { database } }) => {
    const [body] = await findIncludedProduct(database.queries, produtoId);
    if (body === undefined) throw notFound();
    return { status: 200, body };
  },
};
