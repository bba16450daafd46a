import { forbidden } from '../GatewayError.ts';
import type { Caller } from '../operationHandler.ts';

/** Whether a caller keeps the registers (ONB-023 to ONB-027). */
export function keepsRegister({ roles }: Caller): boolean {
  return roles.some((role) => role === 'Diretoria' || role === 'Comercial');
}

/**
 * Makes sure that a caller may see the list of a register. The lists also serve the selects of other roles, who are
 * shown less of a record and send no `cadastro` (D17).
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
