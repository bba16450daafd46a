import { describe, expect, it } from 'vitest';
import { href, type StaticRouteName } from './href.ts';
import { matchRoute } from './matchRoute.ts';
import { routes } from './routes.ts';

describe('href', () => {
  it.each([
    [href('home'), '/'],
    [href('catalogue'), '/produtos/catalogo'],
    [href('catalogue-family', { id: 87 }), '/produtos/catalogo/87'],
    [href('catalogue-family', { id: 87, aba: 'produtos' }), '/produtos/catalogo/87?aba=produtos'],
    [
      href('catalogue', { busca: 'CAFÉ & CHÁ', pagina: 2 }),
      '/produtos/catalogo?busca=CAF%C3%89+%26+CH%C3%81&pagina=2',
    ],
    [href('catalogue', { busca: null, pagina: undefined }), '/produtos/catalogo'],
    [
      href('sign-in', { redirect: '/produtos/catalogo?x=1' }),
      '/signin?redirect=%2Fprodutos%2Fcatalogo%3Fx%3D1',
    ],
    [href('catalogue-family', { id: '../x' }), '/produtos/catalogo/..%2Fx'],
  ])('gives %s', (address, expected) => {
    expect(address).toBe(expected);
  });

  it('asks for the parameter of a path', () => {
    // @ts-expect-error The path of a family has an id.
    expect(href('catalogue-family')).toBe('/produtos/catalogo/:id');
  });

  it.each(routes.filter(({ path }) => !path.includes(':')))('leads to $name', (route) => {
    expect(matchRoute(href(route.name as StaticRouteName))?.route).toBe(route);
  });
});
