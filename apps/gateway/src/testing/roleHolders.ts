import type { Role } from '@portal/domain';
import { loadContract } from '../http/contract/contract.ts';
import { tokenOfRoles } from './registrations.ts';
import type { TestGateway } from './testGateway.ts';

const { operations } = await loadContract();

/** Whether the contract lists one of the roles for an operation. */
export function isListed(operation: string, roles: readonly Role[]): boolean {
  const access = operations.find(({ id }) => id === operation)?.access;
  if (access === undefined) throw new Error(`The contract has no ${operation}`);
  return typeof access !== 'string' && roles.some((role) => access.includes(role));
}

/** Signs in a user with each of these sets of roles; their tokens. */
export async function signInHolders(
  gateway: TestGateway,
  holders: readonly (readonly Role[])[],
): Promise<(roles: readonly Role[]) => string> {
  const tokens = new Map<string, string>();
  for (const roles of holders) {
    const [only, ...others] = roles;
    const single = only !== undefined && others.length === 0;
    tokens.set(roles.join(), single ? await gateway.tokenOf(only) : await tokenOfRoles(gateway, roles));
  }
  return (roles) => tokens.get(roles.join()) ?? '';
}
