import type { Schemas } from '@portal/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  divisions,
  families,
  productChildren,
  productSuppliers,
  products,
  units,
} from '../../database/schema.ts';
import { insertFamilyRegisters } from '../../testing/familyRegisters.ts';
import { createTestGateway, errorOf, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;
let token: string;

beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.tokenOf('Comercial');
  await insertFamilyRegisters(gateway.database);
  const { queries } = gateway.database;
  const setFamily = (id: number, values: Partial<typeof families.$inferInsert>) =>
    queries.update(families).set(values).where(eq(families.id, id));
  // 23:30 of March 1st in São Paulo is already the 2nd in UTC.
  await setFamily(1, { divisoesId: 1, dataCriacao: new Date('2026-03-02T02:30:00Z') });
  await setFamily(2, { divisoesId: 2, dataCriacao: new Date('2026-03-02T12:00:00Z') });
  await setFamily(3, { dataCriacao: new Date('2026-03-03T12:00:00Z') });
  await queries.update(products).set({ dataCriacao: new Date('2026-03-02T02:30:00Z') });
  await queries
    .update(products)
    .set({ dataCriacao: new Date('2026-03-04T12:00:00Z') })
    .where(eq(products.id, 2));
  await queries
    .insert(productChildren)
    .values({ produtoId: 2, ean: '7891000999996', deletedAt: new Date('2026-01-01T12:00:00Z') });
  const [unit] = await queries
    .insert(units)
    .values({ descricao: 'UNIDADE DE TESTE', sigla: 'UT' })
    .returning({ id: units.id });
  const link = { fornecedorId: 1, unidadeId: unit?.id ?? 0, qtdCompra: 1, multiplicador: 1 };
  await queries.insert(productSuppliers).values([
    { ...link, produtoId: 1 },
    { ...link, produtoId: 3, deletedAt: new Date('2026-01-01T12:00:00Z') },
  ]);
});

afterAll(() => gateway.close());

const familyIds = async (query: Record<string, string>) => {
  const { body } = await gateway.call(`/api/produtos/familias?${new URLSearchParams(query)}`, { token });
  const { familias, meta } = body as Schemas['FamilyList'];
  expect(meta.paginacao.totalRegistros).toBe(familias.length);
  return familias.map(({ id }) => id).sort();
};
const productIds = async (query: Record<string, string>) => {
  const { body } = await gateway.call(`/api/produtos?${new URLSearchParams(query)}`, { token });
  const { produtos, meta } = body as Schemas['ProductList'];
  expect(meta.paginacao.totalRegistros).toBe(produtos.length);
  return produtos.map(({ id }) => id).sort();
};

describe('catalogue filter (FLT-001 to FLT-007)', () => {
  it.each<[Record<string, string>, number[], number[]]>([
    [{}, [1, 2, 3], [1, 2, 3]],
    [{ FamiliaId: '1' }, [1], [1, 2]],
    [{ FamiliaId: '99' }, [], []],
    [{ FornecedorId: '1' }, [1], [1]],
    [{ FornecedorId: '2' }, [], []],
    [{ CodigoProduto: '300002' }, [1], [2]],
    [{ CodigoProduto: '30000' }, [], []],
    [{ DivisaoId: '1' }, [1], [1, 2]],
    [{ DivisaoId: '2' }, [2], [3]],
    [{ GestorId: '1' }, [1], [1, 2]],
    [{ GestorId: '3' }, [], []],
    [{ GtinEan: '7891000315507' }, [1], [1]],
    [{ GtinEan: '7891000315514' }, [1], [1]],
    [{ GtinEan: '789100031550' }, [], []],
    [{ GtinEan: '7891000999996' }, [], []],
    [{ DataInicio: '2026-03-02' }, [2, 3], [2]],
    [{ DataFim: '2026-03-01' }, [1], [1, 3]],
    [{ DataInicio: '2026-03-02', DataFim: '2026-03-02' }, [2], []],
    [{ DataInicio: '2026-03-03', DataFim: '2026-03-02' }, [], []],
    [{ DivisaoId: '1', GtinEan: '123' }, [], []],
    [{ FornecedorId: '1', CodigoProduto: '300002' }, [], []],
  ])('%o finds families %j and products %j', async (query, ofFamilies, ofProducts) => {
    expect(await familyIds(query)).toEqual(ofFamilies);
    expect(await productIds(query)).toEqual(ofProducts);
  });

  it('combines with the search', async () => {
    expect(await familyIds({ DivisaoId: '1', busca: 'panela' })).toEqual([1]);
    expect(await familyIds({ DivisaoId: '1', busca: 'zebra' })).toEqual([]);
    expect(await productIds({ FornecedorId: '1', Busca: 'azul' })).toEqual([]);
  });

  it('ignores the manager of a division that was removed', async () => {
    const setRemoved = (deletedAt: Date | null) =>
      gateway.database.queries.update(divisions).set({ deletedAt }).where(eq(divisions.id, 1));
    await setRemoved(new Date('2026-01-01T12:00:00Z'));
    expect(await familyIds({ GestorId: '1' })).toEqual([]);
    await setRemoved(null);
  });

  it.each([
    ['DataInicio', '2026-02-30', 'Digite uma data válida'],
    ['DataFim', '01/03/2026', expect.any(String)],
    ['GtinEan', '789A', expect.any(String)],
    ['CodigoProduto', '0', expect.any(String)],
    ['DivisaoId', 'x', expect.any(String)],
  ])('refuses %s of %s', async (name, value, text) => {
    for (const path of ['/api/produtos/familias', '/api/produtos']) {
      const answer = await gateway.call(`${path}?${new URLSearchParams({ [name]: value })}`, { token });
      expect(answer.status).toBe(400);
      expect(errorOf(answer).errors.fields).toEqual({ [name]: [text] });
    }
  });
});
