/** The eight role names, exactly as routes and calls carry them (FND-050; the misspelling is kept, CON-07). */
export const ROLES = [
  'Fornecedor',
  'Contabil',
  'Comercial',
  'Diretoria',
  'Ecommerce',
  'ComericalGeradorLink',
  'ComercialAprovadores',
  'ComercialValidadores',
] as const;

/** Name of a role. A user holds one or several (FND-051). */
export type Role = (typeof ROLES)[number];

/** Staff that sees pre-registrations (ONB-015, ONB-016). */
export const PRE_REGISTRATION_STAFF: readonly Role[] = [
  'Comercial',
  'ComericalGeradorLink',
  'ComercialAprovadores',
];

/** Staff that sees registrations, the catalogue and requests (ONB-017 to ONB-020, RTE-007 to RTE-010, RTE-013, RTE-014). */
export const STAFF: readonly Role[] = [...PRE_REGISTRATION_STAFF, 'Contabil', 'Diretoria'];
