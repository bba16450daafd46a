import type { Schemas } from '@portal/api';
import { supplierName } from '@portal/domain';
import { desc, eq } from 'drizzle-orm';
import { personalDataReads, suppliers, users } from '../../database/schema.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { answerWith } from '../staff/changeMember.ts';

const { id, firstAt, lastAt, kind, times, supplierId, userId } = personalDataReads;

const dataReadList = listOf({
  rows: (queries) =>
    queries
      .select({ id, user: users.name, supplier: suppliers, kind, firstAt, lastAt, times })
      .from(personalDataReads)
      .innerJoin(users, eq(users.id, userId))
      .leftJoin(suppliers, eq(suppliers.id, supplierId))
      .$dynamic(),
  order: [desc(lastAt)],
  id: desc(id),
});

type StoredRead = Awaited<ReturnType<typeof dataReadList>>['rows'][number];

const readBody = (row: StoredRead): Schemas['PersonalDataRead'] => ({
  id: row.id,
  usuario: row.user,
  fornecedor: row.supplier && supplierName(row.supplier),
  dados: row.kind,
  dataPrimeira: row.firstAt.toISOString(),
  dataUltima: row.lastAt.toISOString(),
  vezes: row.times,
});

/** Who read which personal data, for Diretoria (D32). */
export const dataReadHandlers: Handlers<'listSupplierDataReads' | 'listMemberDataReads'> = {
  listSupplierDataReads: async ({ path, query, context }) => {
    const found = await context.database.queries.$count(suppliers, eq(suppliers.id, path.id));
    if (found === 0) throw notFound();
    const { rows, meta } = await dataReadList(context, query, { where: eq(supplierId, path.id) });
    return { status: 200, body: { acessos: rows.map(readBody), meta } };
  },

  listMemberDataReads: async (call) => {
    const { path, query, context } = call;
    await answerWith(call, context.database.queries, path.id);
    const { rows, meta } = await dataReadList(context, query, { where: eq(userId, path.id) });
    return { status: 200, body: { acessos: rows.map(readBody), meta } };
  },
};
