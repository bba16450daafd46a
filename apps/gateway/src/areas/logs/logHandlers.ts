import { LOG_FIELDS, logQuerySchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { auditEntries } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { createdBetween } from '../../lists/createdBetween.ts';
import { findLoggedRecords, isAbout, logList, logUserList } from './logQueries.ts';
import { findLogNames, logRow } from './logTexts.ts';

/** Calls of the log query (LOG-001 to LOG-012, G-04). */
export const logHandlers: Handlers<'listLogs' | 'listLogUsers'> = {
  listLogs: async ({ query, caller, context }) => {
    const asked = validateBody(logQuerySchema, query);
    const { queries } = context.database;
    const key = asked[LOG_FIELDS[asked.Dominio].name] ?? 0;
    const found = await findLoggedRecords(queries, asked.Dominio, key);
    const { UsuarioId } = query;
    const where = and(
      isAbout(found ?? { codigo: null, records: [{ kind: 'product', ids: [0] }] }),
      createdBetween(auditEntries.changedAt, asked),
      UsuarioId === undefined ? undefined : eq(auditEntries.userId, UsuarioId),
    );
    const { rows, meta } = await logList(context, query, { where });
    const told = {
      codigo: found?.codigo ?? null,
      names: await findLogNames(queries, rows),
      callerId: caller().userId,
    };
    return { status: 200, body: { logs: rows.map((row) => logRow(row, told)), meta } };
  },

  listLogUsers: async ({ query, context }) => {
    const { rows: usuarios, meta } = await logUserList(context, query, { text: query.busca });
    return { status: 200, body: { usuarios, meta } };
  },
};
