import type { Role } from '@portal/domain';

/** Password of every demo user. */
export const DEMO_PASSWORD = 'Portal@2026';

/** A person of the demonstration; suppliers sign in with their CNPJ. */
export interface DemoUser {
  email: string;
  name: string;
  givenName: string;
  roles: readonly Role[];
  cnpj: string | null;
}

const SUFFIX = 'demo.portal.br';

/** The demo users: staff first, then the three suppliers. */
export const demoUsers: readonly DemoUser[] = [
  {
    email: `comercial@${SUFFIX}`,
    name: 'Comercial Demonstração',
    givenName: 'Comercial',
    roles: ['Comercial'],
    cnpj: null,
  },
  {
    email: `validador@${SUFFIX}`,
    name: 'Validador Demonstração',
    givenName: 'Validador',
    roles: ['Comercial', 'ComercialValidadores'],
    cnpj: null,
  },
  {
    email: `aprovador@${SUFFIX}`,
    name: 'Aprovador Demonstração',
    givenName: 'Aprovador',
    roles: ['Comercial', 'ComercialAprovadores'],
    cnpj: null,
  },
  {
    email: `contabil@${SUFFIX}`,
    name: 'Contábil Demonstração',
    givenName: 'Contábil',
    roles: ['Contabil'],
    cnpj: null,
  },
  {
    email: `diretoria@${SUFFIX}`,
    name: 'Diretoria Demonstração',
    givenName: 'Diretoria',
    roles: ['Diretoria'],
    cnpj: null,
  },
  {
    email: `ecommerce@${SUFFIX}`,
    name: 'Ecommerce Demonstração',
    givenName: 'Ecommerce',
    roles: ['Ecommerce'],
    cnpj: null,
  },
  {
    email: `gerador@${SUFFIX}`,
    name: 'Gerador Demonstração',
    givenName: 'Gerador',
    roles: ['ComericalGeradorLink'],
    cnpj: null,
  },
  {
    email: `fornecedor@${SUFFIX}`,
    name: 'Panelas da Serra',
    givenName: 'Panelas',
    roles: ['Fornecedor'],
    cnpj: '11222333000181',
  },
  {
    email: `novo.fornecedor@${SUFFIX}`,
    name: 'Fornecedor',
    givenName: 'Fornecedor',
    roles: ['Fornecedor'],
    cnpj: '12ABC34501DE35',
  },
  {
    email: `cadastro.fornecedor@${SUFFIX}`,
    name: 'Temperos do Vale',
    givenName: 'Temperos',
    roles: ['Fornecedor'],
    cnpj: '11444777000161',
  },
];
