import { isAdmin } from '@portal/domain';
import { notFound } from '../GatewayError.ts';
import type { Caller } from '../operationHandler.ts';

/**
 * Checks that a supplier only sees and changes its own data (D6). Staff pass; their roles were checked before.
 *
 * @throws GatewayError 404, so that callers cannot find out which ids exist (GW-32).
 */
export function requireOwnSupplier({ roles, supplierId }: Caller, wanted: number): void {
  if (!isAdmin(roles) && supplierId !== wanted) throw notFound();
}
