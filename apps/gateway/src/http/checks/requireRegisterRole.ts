import { isComercial, isDirector } from '@portal/domain';
import { forbidden } from '../GatewayError.ts';
import type { Caller } from '../operationHandler.ts';

/** Whether a caller manages the registers (ONB-023 to ONB-027). */
export function keepsRegister({ roles }: Caller): boolean {
  return isDirector(roles) || isComercial(roles);
}

/**
 * Checks that a caller may see the list of a register. Other roles use the same list for their selects, with fewer
 * fields and without `cadastro` (D17).
 *
 * @param register whether the call asks for the list of the register.
 * @returns the same.
 * @throws GatewayError 403 for a role without the registers (ONB-023 to ONB-027).
 */
export function requireRegisterRole(register: boolean | undefined, caller: () => Caller): boolean {
  if (register !== true) return false;
  if (!keepsRegister(caller())) throw forbidden();
  return true;
}
