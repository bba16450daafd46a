import { LOG_FIELDS, logQuerySchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { auditEntries, users } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { createdBetween } from '../../lists/createdBetween.ts';
import { findLoggedRecords, logUserList } from './logQueries.ts';
import { readLogs } from './readLogs.ts';

/** Calls of the log query (LOG-001 to LOG-012, G-04). */
export const logHandlers: Handlers<'listLogs' | 'listLogUsers'> = {
  listLogs: async (call) => {
    const { query, context } = call;
    const asked = validateBody(logQuerySchema, query);
    const key = asked[LOG_FIELDS[asked.Dominio].name] ?? 0;
    const found = await findLoggedRecords(context.database.queries, asked.Dominio, key);
    const { UsuarioId } = query;
    const where = and(
      createdBetween(auditEntries.changedAt, asked),
      UsuarioId === undefined ? undefined : eq(auditEntries.userId, UsuarioId),
    );
    return { status: 200, body: await readLogs(call, found, where) };
  },

  listLogUsers: async ({ query, context }) => {
    const { busca, UsuarioId } = query;
    const where = UsuarioId === undefined ? undefined : eq(users.id, UsuarioId);
    const { rows: usuarios, meta } = await logUserList(context, query, { text: busca, where });
    return { status: 200, body: { usuarios, meta } };
  },
};
