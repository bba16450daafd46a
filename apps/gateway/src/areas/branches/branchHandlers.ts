import type { Handlers } from '../../http/operationHandler.ts';
import { requireProduct } from '../products/requireProduct.ts';
import { findBranches } from './branchQueries.ts';

/** The branches of a product (BRN-010). */
export const branchHandlers: Handlers<'getProductBranches'> = {
  getProductBranches: async ({ query: { produtoId }, context: { database } }) => {
    await requireProduct(database.queries, produtoId);
    const found = await findBranches(database.queries, produtoId);
    const branches = (blocked: boolean) =>
      found.filter((branch) => branch.blocked === blocked).map(({ id, nome }) => ({ id, nome }));
    return {
      status: 200,
      body: { filiaisLivres: branches(false), filiaisBloqueadas: branches(true) },
    };
  },
};
