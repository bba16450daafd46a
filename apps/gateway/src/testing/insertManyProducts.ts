import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';

/** Rows of a statement: a server ends one that takes too long. */
const PART = 10_000;
/** Products of a family. */
const OF_FAMILY = 3;
/** Products of a main supplier. */
const OF_SUPPLIER = 100;

/**
 * Adds products on top of `insertReview`, three a family, a hundred a supplier. They are as old catalogues are: of
 * twenty, nineteen are approved, the rest waits or was refused; some families have no price yet, some products no main
 * supplier, and a price is that of many families.
 */
export async function insertManyProducts({ queries }: Database, count: number): Promise<void> {
  const inParts = async (
    rows: number,
    statement: (numbers: ReturnType<typeof sql>) => ReturnType<typeof sql>,
  ) => {
    for (let from = 1; from <= rows; from += PART) {
      const to = Math.min(from + PART - 1, rows);
      await queries.execute(statement(sql`generate_series(${from}::integer, ${to}::integer) as n`));
    }
  };
  const word = sql`(array['PANELA', 'JARRA', 'BANDEJA', 'COPO', 'LUMINÁRIA'])[n % 5 + 1]`;
  const familyOf = sql`2000000 + (n + ${OF_FAMILY - 1}::integer) / ${OF_FAMILY}::integer`;
  const suppliers = Math.ceil(count / OF_SUPPLIER);
  const supplierOf = sql`2000001 + n / ${OF_SUPPLIER}::integer % ${suppliers}::integer`;
  await inParts(
    suppliers,
    (numbers) => sql`
      insert into suppliers (id, codigo, cnpj, email, nome_fantasia)
      select 2000000 + n, 20000 + n, lpad((20000000000000 + n)::text, 14, '0'), 'contato@fabrica.com.br',
        ${word} || 'S DA FÁBRICA ' || n
      from ${numbers}`,
  );
  await queries.execute(sql`
    insert into managers (id, matricula, nome, email)
    select 2000000 + n, (5000 + n)::text, 'GESTOR ' || n, 'gestor' || n || '@empresa.com.br'
    from generate_series(1, 20) as n`);
  await queries.execute(sql`
    insert into division_groups (id, descricao, gestor_id)
    select 2000000 + n, 'GRUPO ' || n, 2000000 + n from generate_series(1, 20) as n`);
  await queries.execute(sql`
    insert into divisions (id, descricao, grupo_divisao_id)
    select 2000000 + n, 'DIVISÃO ' || n, 2000001 + n % 20 from generate_series(1, 100) as n`);
  await inParts(
    Math.ceil(count / OF_FAMILY),
    (numbers) => sql`
      insert into families (id, nome, status, status_aprovacao, categoria_id, marca_id, tipo_volumetria_id, divisoes_id,
        classificacoes_de_risco_id, valor_nf, valor_bruto_calculado, preco_sugerido, margem)
      select 2000000 + n, ${word} || ' SERENA ' || n, 'Aprovado', 'Aprovado', 1, 2, 1, 2000001 + n % 100,
        (select min(id) from risk_classes), nullif(n * 7 % 997, 0) / 10.0, nullif(n * 7 % 997, 0) / 5.0,
        nullif(n * 7 % 997, 0) / 2.0, nullif(n % 90, 0)
      from ${numbers}`,
  );
  await inParts(
    count,
    (numbers) => sql`
      insert into products (id, nome, familia_id, variacao, status, status_aprovacao, data_criacao)
      select 2000000 + n, ${word} || ' SERENA COR ' || n, ${familyOf}, 'COR ' || n, 'Ativo',
        case when n % 20 <> 7 then 'Aprovado'
          else (array['AguardandoAprovacao', 'AguardandoAprovacaoComercial', 'Recusado'])[n / 20 % 3 + 1] end,
        timestamptz '2026-11-01 12:00Z' - n * interval '20 minutes'
      from ${numbers}`,
  );
  await inParts(
    count,
    (numbers) => sql`
      insert into product_suppliers (produto_id, fornecedor_id, padrao, unidade_id, qtd_compra, multiplicador)
      select 2000000 + n, ${supplierOf}, n % 100 <> 3, 1, 1, 1
      from ${numbers}`,
  );
}
