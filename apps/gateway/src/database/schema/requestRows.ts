import type { Schemas } from '@portal/api';
import { sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, instant, partOf, reference } from './columns.ts';
import { familyRequests, productRequests, registrationRequests } from './requests.ts';

/**
 * What the rows of the list of requests are found, narrowed and sorted by: a copy that triggers write, so that whatever is
 * asked for together is found in one table. A row for each product of a request, and one for each of its families.
 */
export const requestRows = pgTable(
  'request_rows',
  {
    id: id(),
    solicitacaoId: partOf('solicitacao_id', () => registrationRequests.id),
    familyRequestId: partOf('family_request_id', () => familyRequests.id),
    /** Null for the row of the family, which is listed while it has no products. */
    productRequestId: reference('product_request_id').references(() => productRequests.id, {
      onDelete: 'cascade',
    }),
    codigo: bigint({ mode: 'number' }).notNull(),
    dataCriacao: instant('data_criacao').notNull(),
    dataExpiracao: date('data_expiracao', { mode: 'string' }).notNull(),
    enviada: boolean().notNull(),
    statusComercial: text('status_comercial').$type<Schemas['FamilyStatus']>().notNull(),
    statusContabil: text('status_contabil').$type<Schemas['FamilyStatus']>().notNull(),
    removida: boolean().notNull(),
    quantidadeCadastrada: integer('quantidade_cadastrada').notNull(),
    produtoId: reference('produto_id'),
    statusProduto: text('status_produto').$type<Schemas['ProductApprovalStatus']>(),
    /** Plain texts. */
    fornecedor: text().notNull(),
    familia: text().notNull(),
    produto: text().notNull(),
    /** Whether the list has the row. */
    listada: boolean()
      .notNull()
      .generatedAlwaysAs(sql`not removida and (product_request_id is not null or quantidade_cadastrada = 0)`),
    /** Whether it waits for commercial, as `familyReview` and `productReview` of the domain say it. */
    paraComercial: boolean('para_comercial')
      .notNull()
      .generatedAlwaysAs(sql`
      enviada and (status_comercial = 'Aguardando' or (
        status_comercial = 'Validado' and status_contabil = 'Validado'
        and status_produto is not distinct from 'AguardandoValidacao'
      ))`),
    /** Whether it waits for accounting, as they do. */
    paraContabilidade: boolean('para_contabilidade')
      .notNull()
      .generatedAlwaysAs(sql`enviada and status_contabil = 'Aguardando' and status_comercial <> 'Recusado'`),
    /** What a text is looked for in: code, supplier, family and product, a line each. */
    busca: text()
      .notNull()
      .generatedAlwaysAs(
        sql`codigo::text || chr(10) || fornecedor || chr(10) || familia || chr(10) || produto`,
      ),
    /** The same with each letter twice: two letters are then as long as what an index of trigrams knows. */
    buscaDobrada: text('busca_dobrada')
      .notNull()
      .generatedAlwaysAs(
        sql`regexp_replace(
          codigo::text || chr(10) || fornecedor || chr(10) || familia || chr(10) || produto, '(.)', '\\1\\1', 'g'
        )`,
      ),
  },
  (table) => {
    const rest = [table.solicitacaoId.desc(), table.familyRequestId, table.productRequestId] as const;
    const newest = (name: string) => index(name).on(table.dataCriacao.desc(), ...rest);
    return [
      unique('request_rows_of_family').on(table.familyRequestId, table.productRequestId).nullsNotDistinct(),
      index('request_rows_of_product_request').on(table.productRequestId),
      index('request_rows_of_product').on(table.produtoId),
      index('request_rows_of_request').on(table.solicitacaoId),
      newest('request_rows_by_creation').where(sql`${table.listada}`),
      index('request_rows_by_code').on(table.codigo).where(sql`${table.listada}`),
      index('request_rows_by_expiry')
        .on(table.dataExpiracao, ...rest)
        .where(sql`${table.listada}`),
      index('request_rows_by_expiry_down')
        .on(table.dataExpiracao.desc(), ...rest)
        .where(sql`${table.listada}`),
      newest('request_rows_at_commercial').where(sql`${table.listada} and ${table.paraComercial}`),
      newest('request_rows_at_accounting').where(sql`${table.listada} and ${table.paraContabilidade}`),
      newest('request_rows_not_sent').where(sql`${table.listada} and not ${table.enviada}`),
      index('request_rows_by_text').using('gin', sql`${table.busca} gin_trgm_ops`),
      index('request_rows_by_doubled_text').using('gin', sql`${table.buscaDobrada} gin_trgm_ops`),
    ];
  },
);
