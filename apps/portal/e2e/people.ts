/** The demo users of the gateway. */
export const people = {
  comercial: { login: 'comercial@demo.portal.br', roles: ['Comercial'] },
  validador: { login: 'validador@demo.portal.br', roles: ['Comercial', 'ComercialValidadores'] },
  aprovador: { login: 'aprovador@demo.portal.br', roles: ['Comercial', 'ComercialAprovadores'] },
  contabil: { login: 'contabil@demo.portal.br', roles: ['Contabil'] },
  diretoria: { login: 'diretoria@demo.portal.br', roles: ['Diretoria'] },
  ecommerce: { login: 'ecommerce@demo.portal.br', roles: ['Ecommerce'] },
  gerador: { login: 'gerador@demo.portal.br', roles: ['ComericalGeradorLink'] },
  supplier: { login: '11222333000181', roles: ['Fornecedor'] },
  /** Has one step of its registration left. */
  supplierAtWork: { login: '11444777000161', roles: ['Fornecedor'] },
  supplierWithLetters: { login: '12ABC34501DE35', roles: ['Fornecedor'] },
} as const;

export type Person = keyof typeof people;

export const demoPassword = 'Portal@2026';

export const isSupplier = (person: Person) => people[person].login.length === 14;
