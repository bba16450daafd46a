import { isSupplierOnly } from '../roles/roleFlags.ts';
import type { Role } from '../roles/roles.ts';
import { href } from './href.ts';

/**
 * Start page of a signed-in user: home, or the registration for a user whose only role is Fornecedor (FND-031,
 * FND-032, C-36 of the onboarding area).
 */
export function homeOf(roles: readonly Role[]): string {
  return href(isSupplierOnly(roles) ? 'supplier-supplier-register' : 'home');
}
