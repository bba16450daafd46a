import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertManyRequests } from '../../testing/insertManyRequests.ts';
import { createTestGateway, type TestGateway } from '../../testing/testGateway.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await createTestGateway();
  await insertManyRequests(gateway.database, 6);
});

afterAll(() => gateway.close());

/** What the list of requests is found by, and what it should be, row by row. */
async function copies(): Promise<readonly [unknown[], unknown[]]> {
  const read = async (statement: ReturnType<typeof sql>) =>
    ((await gateway.database.queries.execute(statement)) as unknown as { rows: unknown[] }).rows;
  const order = sql`order by family_request_id, product_request_id nulls first`;
  return [
    await read(sql`
      select solicitacao_id, family_request_id, product_request_id, codigo, data_criacao, data_expiracao, enviada,
        status_comercial, status_contabil, removida, quantidade_cadastrada, produto_id, status_produto, fornecedor,
        familia, produto from request_rows ${order}`),
    await read(sql`select * from request_rows_now ${order}`),
  ];
}

const word = fc.constantFrom('ÁGUA', 'Barro', 'cobre');
const place = fc.integer({ min: 0, max: 5 });
const side = fc.constantFrom('Aguardando', 'Validado', 'Recusado');
const approval = fc.constantFrom('AguardandoValidacao', 'Aprovado');
/** The nth row of a table, the last one where there are fewer. */
const nth = (table: string, n: number) =>
  sql`(select id from (select id from ${sql.identifier(table)} order by id limit ${n + 1}::integer) as earliest
    order by id desc limit 1)`;

/** Statements as areas write them, and what goes with what it refers to. */
const act = fc.oneof(
  fc.tuple(place, word).map(
    ([n, to]) => sql`
    update suppliers set nome_fantasia = ${to} where id = (
      select fornecedor_id from registration_requests where id = ${nth('registration_requests', n)})`,
  ),
  fc.tuple(place, word).map(
    ([n, to]) => sql`
    update families set nome = ${to} || id where id = (
      select familia_id from family_requests where id = ${nth('family_requests', n)})`,
  ),
  fc.tuple(place, word, approval).map(
    ([n, to, status]) => sql`
    update products set nome = ${to}, status_aprovacao = ${status} where id = (
      select produto_id from product_requests where id = ${nth('product_requests', n)})`,
  ),
  fc.tuple(place, fc.boolean()).map(
    ([n, isSent]) => sql`
    update registration_requests set sent_at = case when ${isSent} then now() end, data_expiracao = data_expiracao + 1
    where id = ${nth('registration_requests', n)}`,
  ),
  fc.tuple(place, side, side).map(
    ([n, commercial, accounting]) => sql`
    update family_requests set status_comercial = ${commercial}, status_contabil = ${accounting}
    where id = ${nth('family_requests', n)}`,
  ),
  fc.tuple(place, fc.boolean()).map(
    ([n, isGone]) => sql`
    update family_requests set deleted_at = case when ${isGone} then now() end, status_fornecedor = 'Cadastrando',
      familia_id = case when ${isGone} then null else (select min(id) from families) end
    where id = ${nth('family_requests', n)}`,
  ),
  place.map(
    (n) => sql`
    insert into family_requests (solicitacao_cadastro_id, familia_id, nova_familia, quantidade_cadastro_produto)
    select id, null, true, 3 from registration_requests where id = ${nth('registration_requests', n)}`,
  ),
  place.map(
    (n) => sql`
    insert into product_requests (solicitacao_cadastro_familia_id, produto_id)
    select family.id, products.id from products, (select ${nth('family_requests', n)} as id) as family
    where family.id is not null
      and not exists (select from product_requests where produto_id = products.id) order by products.id limit 2`,
  ),
  place.map(
    (n) =>
      sql`delete from product_requests where solicitacao_cadastro_familia_id = ${nth('family_requests', n)}`,
  ),
  place.map(
    (n) => sql`
    delete from products where id = (
      select produto_id from product_requests where id = ${nth('product_requests', n)})`,
  ),
  place.map(
    (n) => sql`delete from registration_requests where id = ${nth('registration_requests', n)} and ${n} > 4`,
  ),
);

it('what the list is found by stays that of the requests, whatever is written', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 12 }), async (acts) => {
      for (const one of acts) await gateway.database.queries.execute(one);
      const [kept, expected] = await copies();
      expect(kept).toEqual(expected);
      expect(kept).not.toEqual([]);
    }),
    { numRuns: 12 },
  );
});
