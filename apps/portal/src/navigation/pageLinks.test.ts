import { ROLES, type Role, type RouteName } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { builtPages } from './builtPages.ts';
import { pageLinks } from './pageLinks.ts';
import { documentTitle } from './pageTitle.ts';

const brands = ['register-brands', 'register-ecommerce-brands'] as const;
const registers = [
  ...brands,
  'register-division-groups',
  'register-division-group-manager',
  'register-managers',
  'register-divisions',
  'register-market-classifications',
  'register-family-categories',
  'register-categories',
] as const;
const expected: Record<Role, readonly RouteName[]> = {
  Fornecedor: ['home', 'supplier-supplier-register', 'my-products'],
  Contabil: ['home', 'catalogue', 'product-operation', 'product-requests'],
  Comercial: ['home', 'catalogue', 'product-operation', 'product-requests', ...registers],
  Diretoria: ['home', 'catalogue', 'product-operation', 'product-requests', ...registers],
  Ecommerce: ['home', 'ecommerce-products', 'register-ecommerce-brands'],
  ComericalGeradorLink: ['home', 'catalogue', 'product-operation', 'product-requests'],
  ComercialAprovadores: ['home', 'catalogue', 'product-operation', 'product-requests'],
  ComercialValidadores: ['home'],
};

describe('the navigation', () => {
  it.each(ROLES)('shows %s exactly the built pages that the role may open', (role) => {
    expect(pageLinks([role]).map(({ name }) => name)).toEqual(expected[role]);
  });

  it('shows somebody with every role every built page, once', () => {
    expect(pageLinks(ROLES).map(({ name }) => name)).toEqual(builtPages.map(({ name }) => name));
  });
});

describe('documentTitle', () => {
  it.each([
    ['/signin', 'Portal do Fornecedor'],
    ['/subcadastro/marcas', 'Marcas Comercial · Portal do Fornecedor'],
    ['/produtos/catalogo/87', 'Família · Portal do Fornecedor'],
    ['/nowhere', 'Página não encontrada · Portal do Fornecedor'],
  ])('of %s is %s', (path, title) => {
    expect(documentTitle(path)).toBe(title);
  });
});
