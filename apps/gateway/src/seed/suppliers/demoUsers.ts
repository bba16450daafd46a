import type { Role } from '@portal/domain';

/** Password of every demo user. */
export const DEMO_PASSWORD = 'Portal@2026';

/** A person of the demonstration; suppliers sign in with their CNPJ. */
export interface DemoUser {
  email: string;
  nome: string;
  roles: readonly Role[];
  cnpj: string | null;
}

const SUFFIX = 'demo.portal.br';

/** The demo users of the staff, then those of the two demo suppliers. */
export const demoUsers: readonly DemoUser[] = [
  { email: `comercial@${SUFFIX}`, nome: 'Comercial Demonstração', roles: ['Comercial'], cnpj: null },
  {
    email: `validador@${SUFFIX}`,
    nome: 'Validador Demonstração',
    roles: ['Comercial', 'ComercialValidadores'],
    cnpj: null,
  },
  {
    email: `aprovador@${SUFFIX}`,
    nome: 'Aprovador Demonstração',
    roles: ['Comercial', 'ComercialAprovadores'],
    cnpj: null,
  },
  { email: `contabil@${SUFFIX}`, nome: 'Contábil Demonstração', roles: ['Contabil'], cnpj: null },
  { email: `diretoria@${SUFFIX}`, nome: 'Diretoria Demonstração', roles: ['Diretoria'], cnpj: null },
  { email: `ecommerce@${SUFFIX}`, nome: 'Ecommerce Demonstração', roles: ['Ecommerce'], cnpj: null },
  { email: `gerador@${SUFFIX}`, nome: 'Gerador Demonstração', roles: ['ComericalGeradorLink'], cnpj: null },
  { email: `fornecedor@${SUFFIX}`, nome: 'Panelas da Serra', roles: ['Fornecedor'], cnpj: '11222333000181' },
  { email: `novo.fornecedor@${SUFFIX}`, nome: 'Fornecedor', roles: ['Fornecedor'], cnpj: '12ABC34501DE35' },
];
