import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Products of each family of `insertManyRequests`. */
const PRODUCTS_A_REQUEST = 4;

/**
 * Adds requests of one family with four products each, a supplier for twenty of them, on top of the fixtures. They
 * are as old requests are: nineteen of twenty are decided, and of the rest each side has to act on some.
 */
export async function insertManyRequests({ queries }: Database, count: number): Promise<void> {
  const numbers = (length: number) => sql`generate_series(1, ${length}::integer) as n`;
  const word = sql`(array['PANELA', 'JARRA', 'BANDEJA', 'COPO', 'LUMINÁRIA'])[n % 5 + 1]`;
  const numbered = sql`
    select id, nome, row_number() over (order by id) as n from families where nome like '% ALVORADA %'`;
  await queries.execute(sql`
    insert into suppliers (codigo, cnpj, email, nome_fantasia)
    select 8000 + n, lpad((10000000000000 + n)::text, 14, '0'), 'contato@fabrica.com.br', ${word} || 'S DA FÁBRICA ' || n
    from ${numbers(Math.ceil(count / 20))}`);
  await queries.execute(sql`
    insert into families (nome, status, status_aprovacao, categoria_id, marca_id, tipo_volumetria_id)
    select ${word} || ' ALVORADA ' || n, 'Aprovado', 'Aprovado', 1, 1, 1 from ${numbers(count)}`);
  await queries.execute(sql`
    insert into products (nome, familia_id, variacao, status, status_aprovacao)
    select asked.nome || ' COR ' || cor, asked.id, 'COR ' || cor, 'Ativo',
      case when asked.n % 20 = 3 then 'AguardandoValidacao' else 'Aprovado' end
    from (${numbered}) as asked cross join generate_series(1, ${PRODUCTS_A_REQUEST}::integer) as cor`);
  await queries.execute(sql`
    insert into registration_requests (fornecedor_id, data_expiracao, sent_at, data_criacao)
    select suppliers.id, date '2026-11-01' + n % 60, case when n % 20 = 0 then null else now() end,
      timestamptz '2026-01-01T12:00:00Z' + n * interval '1 minute'
    from ${numbers(count)} join suppliers on suppliers.codigo = 8001 + n / 20 % ${Math.ceil(count / 20)}::integer`);
  await queries.execute(sql`
    insert into family_requests (solicitacao_cadastro_id, familia_id, nova_familia, quantidade_cadastro_produto,
      status_fornecedor, status_comercial, status_contabil)
    select requests.id, asked.id, true, ${PRODUCTS_A_REQUEST}::integer, 'Concluido',
      case when asked.n % 20 = 0 then 'Concluido' when asked.n % 20 = 1 then 'Aguardando' when asked.n % 20 = 3
        then 'Validado' else 'Aprovado' end,
      case when asked.n % 20 = 0 then 'ACadastrar' when asked.n % 20 = 2 then 'Aguardando' else 'Validado' end
    from (select id, row_number() over (order by id) as n from registration_requests) as requests
    join (${numbered}) as asked using (n)`);
  await queries.execute(sql`
    insert into product_requests (solicitacao_cadastro_familia_id, produto_id, status_comercial)
    select family_requests.id, products.id,
      case products.status_aprovacao when 'Aprovado' then 'Aprovado' else 'Aguardando' end
    from family_requests join products using (familia_id) order by products.id`);
}
