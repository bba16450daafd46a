import { ROLES, type Role } from './roles.ts';

const roleByName: ReadonlyMap<string, Role> = new Map<string, Role>([
  ...ROLES.map((role) => [role, role] as const),
  ['ComercialGeradorLink', 'ComericalGeradorLink'],
]);

/**
 * Maps what the identity provider calls the roles of a user to the eight role names (FND-050, FND-051, GAP-05).
 * The right spelling `ComercialGeradorLink` means `ComericalGeradorLink` too (CON-07).
 *
 * @param value one name or a list of names. Anything unknown is ignored, since it must not open a route.
 * @returns each role once, in the order of `ROLES`.
 */
export function mapRoles(value: unknown): readonly Role[] {
  const names: readonly unknown[] = Array.isArray(value) ? value : [value];
  const held = new Set(
    names.map((name) => (typeof name === 'string' ? roleByName.get(name.trim()) : undefined)),
  );
  return ROLES.filter((role) => held.has(role));
}
