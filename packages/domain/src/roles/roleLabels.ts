import type { Role } from './roles.ts';

/** What the screens call each role (FND-052, CON-07). */
export const ROLE_LABELS: Readonly<Record<Role, string>> = {
  Fornecedor: 'Fornecedor',
  Contabil: 'Contábil',
  Comercial: 'Comercial',
  Diretoria: 'Diretoria',
  Ecommerce: 'Ecommerce',
  ComericalGeradorLink: 'Comercial Gerador de Link',
  ComercialAprovadores: 'Comercial Aprovadores',
  ComercialValidadores: 'Comercial Validadores',
};
