import { isSupplierOnly } from '../roles/roleFlags.ts';
import type { Role } from '../roles/roles.ts';
import { href } from './href.ts';

/**
 * Tells where a signed-in user starts: home, or the own registration for a user whose only role is Fornecedor
 * (FND-031, FND-032, C-36 of the onboarding area).
 */
export function homeOf(roles: readonly Role[]): string {
  return href(isSupplierOnly(roles) ? 'supplier-supplier-register' : 'home');
}
