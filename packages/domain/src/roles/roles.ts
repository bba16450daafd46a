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
