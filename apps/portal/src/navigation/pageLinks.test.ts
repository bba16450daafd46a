import { href, ROLES, type Role, type RouteName, routes } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { type PageName, pages } from '../pages.ts';
import { pageLinks } from './pageLinks.ts';
import { documentTitle } from './pageTitle.ts';

/** The built pages that a role may open, by the table of routes. */
const openTo = (role: Role) =>
  routes
    .filter(({ roles }) => roles === 'all' || (roles as readonly string[]).includes(role))
    .map(({ name }) => name)
    .filter((name) => name in pages && pages[name as PageName]?.link);

describe('the navigation', () => {
  it.each(ROLES)('shows %s exactly the built pages that the role may open', (role) => {
    const names = pageLinks([role]).map(({ name }) => name);
    expect(names.sort()).toEqual(openTo(role).sort());
  });

  it.each<[Role, readonly RouteName[]]>([
    ['Fornecedor', ['home', 'supplier-supplier-register', 'my-products']],
    ['Ecommerce', ['home', 'ecommerce-products', 'register-ecommerce-brands']],
    ['ComercialValidadores', ['home']],
  ])('shows %s %j', (role, names) => {
    expect(pageLinks([role]).map(({ name }) => name)).toEqual(names);
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
