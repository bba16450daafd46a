import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertBatchProducts } from '../../testing/batchFixtures.ts';
import { insertReview, reviewIds } from '../../testing/reviewFixtures.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

const PRODUCTS = 6;

let gateway: TestGateway;
let ids: number[];

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertReview(gateway);
  ids = await insertBatchProducts(gateway, PRODUCTS);
  const { queries } = gateway.database;
  await queries.execute(sql`
    insert into families (id, nome, status, status_aprovacao, categoria_id, marca_id, tipo_volumetria_id, valor_nf)
    select 800, 'JARRA ÁGATA', 'Aprovado', 'Aprovado', categoria_id, marca_id, tipo_volumetria_id, 9.9
    from families where id = ${reviewIds.family}`);
  await queries.execute(sql`
    insert into suppliers (id, codigo, cnpj, email, nome_fantasia)
    values (800, 7800, '10000000000800', 'contato@fabrica.com.br', 'Água & Aço')`);
});

afterAll(() => gateway.close());

const word = fc.constantFrom('ÁGUA', 'Barro', 'cobre');
const price = fc.option(fc.integer({ min: 1, max: 900 }));
const product = fc.integer({ min: 0, max: PRODUCTS - 1 });
const family = fc.constantFrom(reviewIds.family, 800);
const supplier = fc.constantFrom(1, 800);

const act = fc.oneof(
  fc.record({ kind: fc.constant('family' as const), family, word, price }),
  fc.record({ kind: fc.constant('supplier' as const), supplier, word: fc.option(word) }),
  fc.record({ kind: fc.constant('move' as const), product, family }),
  fc.record({ kind: fc.constant('classify' as const), family, division: fc.boolean(), risk: fc.boolean() }),
  fc.record({ kind: fc.constant('rename' as const), product, word }),
  fc.record({
    kind: fc.constant('status' as const),
    product,
    status: fc.constantFrom('Aprovado', 'Recusado'),
  }),
  fc.record({ kind: fc.constant('link' as const), product, supplier, main: fc.boolean() }),
  fc.record({ kind: fc.constant('unlink' as const), product, forGood: fc.boolean() }),
);

type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

/** The statement of an act, as areas write it. */
function statementsOf(done: Act) {
  switch (done.kind) {
    case 'family':
      return [
        sql`update families set nome = ${done.word}, valor_nf = ${done.price}, preco_sugerido = ${done.price},
          valor_bruto_calculado = ${done.price}, margem = ${done.price} where id = ${done.family}`,
      ];
    case 'supplier':
      return [sql`update suppliers set nome_fantasia = ${done.word} where id = ${done.supplier}`];
    case 'move':
      return [sql`update products set familia_id = ${done.family} where id = ${ids[done.product]}`];
    case 'classify':
      return [
        sql`update families set divisoes_id = ${done.division ? sql`(select min(id) from divisions)` : null},
          classificacoes_de_risco_id = ${done.risk ? sql`(select min(id) from risk_classes)` : null}
          where id = ${done.family}`,
      ];
    case 'rename':
      return [
        sql`update products set nome = ${done.word}, codigo = 900000 + ${done.product}::integer,
          data_criacao = now() where id = ${ids[done.product]}`,
      ];
    case 'status':
      return [sql`update products set status_aprovacao = ${done.status} where id = ${ids[done.product]}`];
    case 'unlink':
      return done.forGood
        ? [sql`delete from product_suppliers where produto_id = ${ids[done.product]}`]
        : [
            sql`update product_suppliers set padrao = false, deleted_at = now() where produto_id = ${ids[done.product]}`,
          ];
    case 'link':
      return [
        sql`update product_suppliers set padrao = false where produto_id = ${ids[done.product]}`,
        sql`insert into product_suppliers (produto_id, fornecedor_id, padrao, unidade_id, qtd_compra, multiplicador)
          values (${ids[done.product]}, ${done.supplier}, ${done.main}, 1, 1, 1)
          on conflict (produto_id, fornecedor_id) where deleted_at is null do update set padrao = excluded.padrao`,
      ];
  }
}

/** Products whose order is not what they, their family and their default supplier say. */
const WRONG = sql`
  select products.id from products
  join families on families.id = products.familia_id
  left join product_suppliers as links on links.produto_id = products.id and padrao and links.deleted_at is null
  left join suppliers on suppliers.id = links.fornecedor_id
  left join product_orders as kept on kept.produto_id = products.id
  where (products.status_aprovacao, plain_text(families.nome), plain_text(suppliers.nome_fantasia), families.valor_nf,
      families.valor_bruto_calculado, families.preco_sugerido, families.margem, plain_text(products.nome),
      products.codigo, products.data_criacao, families.id, families.divisoes_id, families.classificacoes_de_risco_id)
    is distinct from (kept.status_aprovacao, kept.familia_nome, kept.fornecedor_nome, kept.valor_nf,
      kept.valor_bruto_calculado, kept.preco_sugerido, kept.margem, kept.nome,
      kept.codigo, kept.data_criacao, kept.familia_id, kept.divisao_id, kept.classificacao_de_risco_id)`;

it('what products are sorted and narrowed by is what they, family, supplier and status say, whatever changes them', async () => {
  const acts = fc.array(fc.tuple(act, fc.boolean()), { minLength: 1, maxLength: 8 });
  const { queries, transaction } = gateway.database;
  await fc.assert(
    fc.asyncProperty(acts, async (done) => {
      for (const [one, kept] of done) {
        const change = transaction(async (changing) => {
          for (const statement of statementsOf(one)) await changing.execute(statement);
          if (!kept) throw new Error('taken back');
        });
        if (kept) await change;
        else await expect(change).rejects.toThrow('taken back');
      }
      const { rows } = (await queries.execute(WRONG)) as unknown as { rows: unknown[] };
      expect(rows).toEqual([]);
    }),
    { numRuns: 40, endOnFailure: true },
  );
});
