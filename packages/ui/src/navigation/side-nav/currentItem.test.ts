import { describe, expect, it } from 'vitest';
import { ariaCurrent, currentItem } from './currentItem.ts';

const item = (href: string) => ({ id: href, label: href, icon: null, href });
const sections = [
  { id: 'inicio', items: [item('/')] },
  { id: 'produtos', items: [item('/produtos'), item('/produtos/catalogo'), item('/produtos/marcas/')] },
];

describe('currentItem', () => {
  it.each([
    ['/', '/', 'page'],
    ['/produtos', '/produtos', 'page'],
    ['/produtos/catalogo', '/produtos/catalogo', 'page'],
    ['/produtos/catalogo?busca=CAFE#topo', '/produtos/catalogo', 'page'],
    ['/produtos/catalogo/7', '/produtos/catalogo', 'true'],
    ['/produtos/catalogos', '/produtos', 'true'],
    ['/produtos/marcas', '/produtos/marcas/', 'page'],
  ])('at %s it is %s (%s)', (href, id, state) => {
    const current = currentItem(sections, href);
    expect(current?.id).toBe(id);
    expect(current && ariaCurrent(current, current, href)).toBe(state);
  });

  it.each([
    ['/', '#/', 'page'],
    ['#/', '#/', 'page'],
    ['/produtos/catalogo', '#/produtos/catalogo', 'page'],
    ['#/produtos/catalogo?busca=CAFE#topo', '#/produtos/catalogo', 'page'],
    ['/portal/index.html#/produtos/catalogo/7', '#/produtos/catalogo', 'true'],
    ['#/produtos/catalogos', '#/produtos', 'true'],
    ['https://portal.example/#/produtos/marcas', '#/produtos/marcas/', 'page'],
  ])('of a router that keeps its paths in the hash: at %s it is %s (%s)', (href, id, state) => {
    const inHash = sections.map((section) => ({
      ...section,
      items: section.items.map(({ href: path }) => item(`#${path}`)),
    }));
    const current = currentItem(inHash, href);
    expect(current?.id).toBe(id);
    expect(current && ariaCurrent(current, current, href)).toBe(state);
  });

  it('is nothing for an address outside the navigation', () => {
    expect(currentItem(sections, '/perfil')).toBeUndefined();
  });
});
