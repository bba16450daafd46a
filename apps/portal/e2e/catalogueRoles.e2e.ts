import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessTokens, callGateway } from './gateway.ts';
import type { Person } from './people.ts';
import { addressOf, fact, signIn } from './portal.ts';

const TAXATION_BY_ACCOUNTING = 'A tributação é alterada pela contabilidade';
const ACCOUNTING_ONLY = 'A contabilidade altera somente a tributação';
const ONLY_COMERCIAL = 'Somente usuários comerciais podem alterar produtos';

/** What each person sees in an approved family and at one of its products, as the documents say. */
const expectations = [
  {
    person: 'comercial',
    createsFamily: true,
    reason: TAXATION_BY_ACCOUNTING,
    collection: true,
    tax: false,
    product: true,
  },
  {
    person: 'aprovador',
    createsFamily: true,
    reason: TAXATION_BY_ACCOUNTING,
    collection: true,
    tax: false,
    product: true,
  },
  {
    person: 'diretoria',
    createsFamily: true,
    reason: TAXATION_BY_ACCOUNTING,
    collection: true,
    tax: false,
    product: false,
  },
  {
    person: 'gerador',
    createsFamily: true,
    reason: TAXATION_BY_ACCOUNTING,
    collection: true,
    tax: false,
    product: false,
  },
  {
    person: 'contabil',
    createsFamily: false,
    reason: ACCOUNTING_ONLY,
    collection: false,
    tax: true,
    product: false,
  },
] as const;

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).count();

/** Whether a value is typed; else it is read in a list. */
async function isOpen(page: Page, name: string): Promise<boolean> {
  const fields = page.getByRole('textbox', { name, exact: true });
  await fields.or(fact(page, name)).waitFor();
  return (await fields.count()) === 1;
}

describe('the catalogue by role', () => {
  it.each(expectations)('$person sees and may do what the role gives', async (expected) => {
    const page = await signIn(expected.person, '/produtos/catalogo/64?produto=631&aba=familia');
    await page.getByText(expected.reason).first().waitFor();
    expect(await isOpen(page, 'Coleção')).toBe(expected.collection);
    expect(await isOpen(page, 'Alíquota IPI')).toBe(expected.tax);
    expect(await isOpen(page, 'Preço Sugerido')).toBe(true);
    expect(await page.getByRole('button', { name: 'Salvar', exact: true }).isEnabled()).toBe(true);
    expect(await linkTo(page, 'Catálogo')).toBe(1);
    expect(await linkTo(page, 'Produtos ecommerce')).toBe(0);

    await page.getByRole('tab', { name: 'Produtos da família' }).click();
    const form = page.getByRole('form', { name: 'Produto' });
    await form.waitFor();
    const writes = expected.product ? 1 : 0;
    expect(await form.getByText(ONLY_COMERCIAL).count()).toBe(1 - writes);
    expect(await page.getByRole('button', { name: 'Novo produto' }).count()).toBe(writes);
    expect(await form.getByRole('button', { name: 'Salvar produto' }).count()).toBe(writes);
    expect(await isOpen(page, 'Variação')).toBe(expected.product);
    for (const [tab, table, add] of [
      ['EAN', 'EANs do produto', 'Adicionar EAN'],
      ['Fornecedores', 'Fornecedores do produto', 'Adicionar fornecedor'],
    ] as const) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      const rows = page.getByRole('table', { name: table }).getByRole('row');
      await rows.nth(1).waitFor();
      expect(await page.getByRole('button', { name: add }).count()).toBe(writes);
      expect(
        await rows
          .nth(1)
          .getByRole('button', { name: /^(Editar|Excluir|Remover)/ })
          .count(),
      ).toBe(2 * writes);
      expect(await page.getByText(ONLY_COMERCIAL).count()).toBe(1 - writes);
    }

    await page.getByRole('link', { name: 'Voltar' }).click();
    await page.getByRole('heading', { name: 'Catálogo de produtos' }).waitFor();
    const creations = await page.getByRole('button', { name: 'Nova família' }).count();
    expect(creations).toBe(expected.createsFamily ? 1 : 0);
  });

  it('ecommerce reaches the products of the on-line shop and nothing else of the catalogue (RTE-011, RTE-012, RTE-048)', async () => {
    const page = await signIn('ecommerce', '/produtos/ecommerce');
    await page.getByRole('row').nth(1).waitFor();
    expect(await linkTo(page, 'Catálogo')).toBe(0);
    await page.goto('/produtos/ecommerce/631');
    await page.getByRole('button', { name: /^Salvar/ }).waitFor();
    for (const path of [
      '/produtos/catalogo',
      '/produtos/catalogo/64',
      '/produtos/catalogo/cadastro',
      '/produtos/operacao',
    ]) {
      await page.goto(path);
      await expect.poll(() => addressOf(page)).toBe('/');
    }
  });

  it.each(['/produtos/ecommerce', '/produtos/ecommerce/631'])('nobody else opens %s', async (path) => {
    const page = await signIn('comercial', path);
    await expect.poll(() => addressOf(page)).toBe('/');
  });
});

/** A family and a product that do not exist: what passes the check of the role changes nothing. */
const calls = {
  family: ['PUT', '/api/produtos/familias/2147000000'],
  taxation: ['PUT', '/api/produtos/familias/2147000000/tributacao'],
  product: ['PUT', '/api/produtos/2147000000/catalogo'],
  ean: ['POST', '/api/produtos/2147000000/produtos-filhos'],
  supplier: ['POST', '/api/produtos/2147000000/fornecedores'],
  shop: ['PUT', '/api/produtos/2147000000/ecommerce'],
} as const satisfies Record<string, readonly [string, string]>;

type Call = keyof typeof calls;

const allowed: Record<
  'comercial' | 'aprovador' | 'diretoria' | 'contabil' | 'ecommerce' | 'supplier',
  Call[]
> = {
  comercial: ['family', 'product', 'ean', 'supplier'],
  aprovador: ['family', 'product', 'ean', 'supplier'],
  diretoria: ['family'],
  contabil: ['taxation'],
  ecommerce: ['shop'],
  supplier: ['family'], // those of its own requests (requestedFamily.test.ts)
};

describe('the gateway, past the pages (D6)', () => {
  it.each(Object.entries(allowed) as [Person, Call[]][])(
    'lets %s write %j and nothing else',
    async (person, may) => {
      const { token } = await accessTokens(person);
      const passed: string[] = [];
      for (const [name, [method, path]] of Object.entries(calls)) {
        const { status } = await callGateway(path, token, {
          method,
          body: '{}',
          headers: { 'If-Match': '"1"' },
        });
        expect(status).toBeGreaterThanOrEqual(400);
        if (status !== 403) passed.push(name);
      }
      expect(passed).toEqual(may);
    },
  );
});
