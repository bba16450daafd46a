import { describe, expect, it } from 'vitest';
import { filledTemplate, insert, insertSorted } from './plan.ts';
import { planComponent } from './planComponent.ts';
import { planPage } from './planPage.ts';
import { slug } from './words.ts';

const page = planPage('registers', 'purchase-orders', 'Ordens de requisição');
const plans = [page, planComponent('inputs', 'foo-field'), planComponent('layout', 'foo-frame')];

describe('a plan', () => {
  it('has every word of its templates filled in', () => {
    const left = plans.flatMap((plan) => [...plan].flat().flatMap((text) => text.match(/__\w+__/g) ?? []));
    expect(left).toEqual([]);
  });

  it('of a page has ten files, and after its neighbours it takes title, address and roles', () => {
    expect(page.size).toBe(10);
    expect(page.get('packages/domain/src/access/routes.ts')).toContain(
      "{ path: '/subcadastro/ordens-de-requisicao', name: 'register-purchase-orders', title: 'Ordens de requisição', roles: registers },",
    );
    expect(page.get('apps/portal/src/pages.ts')).toContain(
      "section: 'Subcadastros', description: 'Consulte ordens",
    );
    expect(page.get('openapi/paths/purchase-orders.yaml')).toContain('x-roles: [Diretoria, Comercial]');
  });

  it('of a component has its export and its example in their places', () => {
    const [, field] = plans;
    expect(field?.get('packages/ui/src/index.ts')).toContain(
      "export * from './inputs/foo-field/index.ts';\nexport * from './inputs/gtin-field/index.ts';",
    );
    expect(field?.get('packages/ui/src/internal/testing/examples.tsx')).toContain(
      '<ui.FooField label="Código" />,',
    );
  });

  it.each([
    ['a component that is there', () => planComponent('inputs', 'text-field'), 'is there already'],
    ['a group that is not there', () => planComponent('nowhere', 'foo'), 'no group nowhere'],
    ['a page that is there', () => planPage('registers', 'divisions', 'Divisões'), 'is there already'],
    ['a page that is built elsewhere', () => planPage('requisitions', 'validation', 'Outra'), 'has a page'],
    ['a word that nobody gives', () => filledTemplate('part', {}), 'which nobody gives'],
  ])('refuses %s', (_, plan, message) => {
    expect(plan).toThrow(message);
  });
});

describe('an edit', () => {
  it('fails where its place is not there once', () => {
    expect(() => insert('a\nb\na', 'before', /^c$/, 'x')).toThrow('not one place but 0');
    expect(() => insert('a\nb\na', 'before', /^a$/, 'x')).toThrow('not one place but 2');
    expect(() => insertSorted('a', /^b/, 'b1')).toThrow('no line that matches');
  });

  it('puts text beside its place, and a line where it sorts', () => {
    expect(insert('a\nb', 'after', /^a\n/, 'x\n')).toBe('a\nx\nb');
    expect(insertSorted('- a\n- c\nend', /^- /, '- b')).toBe('- a\n- b\n- c\nend');
    expect(insertSorted('- a\n- c\nend', /^- /, '- d')).toBe('- a\n- c\n- d\nend');
  });
});

it('makes addresses of titles', () => {
  expect(slug('Classificação mercadológica (níveis)')).toBe('classificacao-mercadologica-niveis');
});
