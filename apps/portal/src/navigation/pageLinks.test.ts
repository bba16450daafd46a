import { href, ROLES, type Role, type RouteName } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { pages } from '../pages.ts';
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
const products = ['catalogue', 'product-operation', 'product-requests'] as const;
const suppliers = ['supplier-registrations', 'supplier-partners'] as const;
const allSuppliers = ['supplier-pre-registrations', ...suppliers] as const;
const expected: Record<Role, readonly RouteName[]> = {
  Fornecedor: ['home', 'supplier-supplier-register', 'my-products'],
  Contabil: ['home', ...suppliers, ...products],
  Comercial: ['home', ...allSuppliers, ...products, ...registers],
  Diretoria: ['home', ...suppliers, ...products, ...registers],
  Ecommerce: ['home', 'ecommerce-products', 'register-ecommerce-brands'],
  ComericalGeradorLink: ['home', ...allSuppliers, ...products],
  ComercialAprovadores: ['home', ...allSuppliers, ...products],
  ComercialValidadores: ['home'],
};

describe('the navigation', () => {
  it.each(ROLES)('shows %s exactly the built pages that the role may open', (role) => {
    expect(pageLinks([role]).map(({ name }) => name)).toEqual(expected[role]);
  });

  it('shows somebody with every role every built page, once', () => {
    const linked = Object.entries(pages).filter(([, { link }]) => link);
    expect(pageLinks(ROLES).map(({ name }) => name)).toEqual(linked.map(([name]) => name));
  });
});

describe('documentTitle', () => {
  it.each([
    [href('sign-in'), 'Portal do Fornecedor'],
    [href('register-brands'), 'Marcas Comercial · Portal do Fornecedor'],
    [href('catalogue-family', { id: 87 }), 'Família · Portal do Fornecedor'],
    ['/nowhere', 'Página não encontrada · Portal do Fornecedor'],
  ])('of %s is %s', (path, title) => {
    expect(documentTitle(path)).toBe(title);
  });
});
