import type { Schemas } from '@portal/api';
import { and, type SQL } from 'drizzle-orm';
import type { Call } from '../../http/operationHandler.ts';
import { isAbout, type LoggedRecords, logList } from './logQueries.ts';
import { findLogNames, logRow } from './logTexts.ts';

/** A record that nothing has: its list is empty. */
const NOTHING: LoggedRecords = { codigo: null, records: [{ kind: 'product', ids: [0] }] };

/**
 * A page of the changes of some records.
 *
 * @param found the records; `null` where nothing has the code that was asked for.
 * @param where which of their changes.
 */
export async function readLogs(
  { query, caller, context }: Pick<Call<'listLogs' | 'listStaffHistory'>, 'query' | 'caller' | 'context'>,
  found: LoggedRecords | null,
  where?: SQL,
): Promise<Schemas['LogList']> {
  const { rows, meta } = await logList(context, query, { where: and(isAbout(found ?? NOTHING), where) });
  const told = {
    codigo: found?.codigo ?? null,
    names: await findLogNames(context.database.queries, rows),
    callerId: caller().userId,
  };
  return { logs: rows.map((row) => logRow(row, told)), meta };
}
