import { EMPTY_TERMS, type RequisitionStatus } from '@portal/domain';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { requisitionInput } from './requisitionFixtures.ts';

/** Managers and suppliers that share the requisitions. */
const [MANAGERS, SUPPLIERS] = [40, 400];

/** Ids of theirs, above those of other fixtures. */
const FIRST_ID = 50_000;

/**
 * Adds requisitions over two years on top of `insertPurchasing`, with two installments each and a tag for one of three.
 * They are as old ones are, nineteen of twenty decided, unless all are to have one status.
 */
export async function insertManyRequisitions(
  { queries }: Database,
  count: number,
  status: RequisitionStatus | null = null,
): Promise<void> {
  await queries.execute(sql`
    insert into managers (id, matricula, nome, email)
    select ${FIRST_ID}::integer + n, 'R' || n, 'GESTOR ' || n, 'r' || n || '@empresa.com.br'
    from generate_series(0, ${MANAGERS - 1}::integer) as n`);
  await queries.execute(sql`
    insert into suppliers (id, cnpj, nome_fantasia, email)
    select ${FIRST_ID}::integer + n, lpad((20000000000000 + n)::text, 14, '0'), 'FORNECEDOR ' || n, 'f' || n || '@fornecedor.com.br'
    from generate_series(0, ${SUPPLIERS - 1}::integer) as n`);
  const terms = JSON.stringify({ ...EMPTY_TERMS, vencimento1: requisitionInput.prazoCompra.vencimento1 });
  const figures = JSON.stringify({
    fornecedorId: requisitionInput.fornecedorId,
    fornecedor: 'ALFA 100% AÇO',
    diaEstoqueQuantidade: 1,
    diaEstoqueValor: 1,
    estimativaCustoAtual: 1,
    estimativaPrevisaoVenda: 1,
    estimativaRequisicaoCustoAtual: 1,
    evolucao: 1,
    ruptura: 1,
    valorVendaComparativo: 1,
    valorVendaVigente: 1,
  });
  await queries.execute(sql`
    insert into requisitions (gestor_id, tipo_liberacao, liberacao_especial, fornecedor_id, data_compra_inicial,
      data_compra_final, valor_requisicao, valor_original, saldo_conta_corrente, data_conta_corrente, prazos_cadastro,
      prazo_compra, status, requisitante, analise, historico, data_criacao)
    select 1, 'Divisao', true, ${requisitionInput.fornecedorId}::integer, date '2025-12-01' + n % 700,
      date '2025-12-01' + n % 700, 1000 + n, 1000 + n, n % 977, date '2026-11-20', '30', ${terms}::jsonb,
      case when ${status}::text is not null then ${status}::text when n % 40 = 0 then 'Requisitado' when n % 40 = 20 then 'Validado' when n % 40 = 10 then 'Recusado'
        else 'Aprovado' end,
      'Requisitante ' || n % 500,
      (select jsonb_object_agg(key, case when key like 'fornecedor%' then value else to_jsonb(n % 977) end)
        from jsonb_each(${figures}::jsonb)),
      '[]'::jsonb,
      timestamptz '2025-11-20T12:00:00Z' + n * interval '1 hour'
    from generate_series(1, ${count}::integer) as n`);
  await queries.execute(sql`
    insert into requisition_installments (requisicao_id, numero_parcela, data_original, data, valor_original, valor)
    select id, number, data_compra_inicial + number * 30, data_compra_inicial + number * 30, valor_requisicao / 2,
      valor_requisicao / 2
    from requisitions cross join generate_series(1, 2) as number`);
  await queries.execute(sql`insert into tags (id, descricao) values (18, 'NATAL') on conflict do nothing`);
  await queries.execute(sql`
    insert into requisition_tags (requisicao_id, tag_id) select id, 18 from requisitions where id % 3 = 0`);
  await queries.execute(sql`
    insert into requisition_logs (requisicao_id, user_id, requisitante, status, valor_requisicao, data_compra_inicial,
      data_compra_final, saldo_conta_corrente, prazo_compra)
    select requisitions.id, (select id from users limit 1), 'Marina Alves', requisitions.status, valor_requisicao,
      data_compra_inicial, data_compra_final, 0, prazo_compra
    from requisitions cross join generate_series(1, 3)`);
}
