import { href, matchRoute, ROLES, type Role, type RouteName, routes } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { type PageName, pages } from '../pages.ts';
import { currentHref } from './currentHref.ts';
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

const RECORD = '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c11';

describe('the link that is marked in the navigation', () => {
  const marks: readonly [Role, string, RouteName | undefined][] = [
    ['Comercial', href('my-account'), undefined],
    ['Comercial', href('supplier-pre-registration', { id: RECORD }), 'supplier-pre-registrations'],
    ['Comercial', href('supplier-registration', { id: RECORD }), 'supplier-registrations'],
    ['Comercial', href('supplier-partner', { id: RECORD }), 'supplier-partners'],
    ['Ecommerce', href('ecommerce-product', { id: 7 }), 'ecommerce-products'],
    ['Comercial', href('catalogue-family', { id: 87 }), 'catalogue'],
    ['Comercial', href('catalogue-register'), 'catalogue'],
    ['Comercial', href('catalogue-register', { solicitacaoId: 191 }), 'product-requests'],
    ['Fornecedor', href('catalogue-register'), 'my-products'],
    ['Fornecedor', href('catalogue-register', { solicitacaoId: 191 }), 'my-products'],
    ['Fornecedor', href('my-products-request', { solicitacaoId: 191 }), 'my-products'],
    ['Comercial', href('product-request-new'), 'product-requests'],
    ['Comercial', href('product-request-review', { id: 191 }), 'product-requests'],
    ['Comercial', href('requisition-form'), 'requisition-form'],
    ['Comercial', href('requisition-form', { requestId: 5 }), 'requisitions'],
    ['Comercial', href('requisition-validation', { requestId: 5 }), 'requisitions-to-validate'],
    ['Diretoria', href('requisition-approval', { requestId: 5 }), 'requisitions-to-approve'],
  ];

  it.each(marks)('for %s at %s is that of %s', (role, address, name) => {
    const { pathname, search } = new URL(address, 'https://portal.test');
    const links = pageLinks([role]);
    const current = `${currentHref({ pathname, search }, links)}/`;
    const marked = links
      .filter((link) => link.href !== '/' && current.startsWith(`${link.href}/`))
      .toSorted((one, other) => other.href.length - one.href.length);
    expect(marked[0]?.name).toBe(name);
  });

  it('is known here for every page that has none of its own', () => {
    const told = marks.map(([, address]) => matchRoute(address.replace(/[?].*/, ''))?.route.name);
    const linkless = Object.entries(pages).flatMap(([name, { link }]) => (link ? [] : [name]));
    expect(told).toEqual(expect.arrayContaining(linkless));
  });

  it('is that of the page itself on its own address only', () => {
    const links = pageLinks(['Comercial']);
    const at = (pathname: string, search = '') => currentHref({ pathname, search }, links);
    expect(at(href('requisition-form'))).toBe(href('requisition-form'));
    expect(at(href('catalogue-register'), '?solicitacaoId=191')).not.toBe(href('product-requests'));
  });
});

describe('documentTitle', () => {
  it.each([
    [href('sign-in'), null, 'Portal do Fornecedor'],
    [href('register-brands'), null, 'Marcas Comercial · Portal do Fornecedor'],
    [href('catalogue-family', { id: 87 }), null, 'Família · Portal do Fornecedor'],
    [href('catalogue-family', { id: 87 }), 'PANELA', 'PANELA · Família · Portal do Fornecedor'],
    ['/nowhere', null, 'Página não encontrada · Portal do Fornecedor'],
  ])('of %s with %s is %s', (path, name, title) => {
    expect(documentTitle(path, name)).toBe(title);
  });
});
