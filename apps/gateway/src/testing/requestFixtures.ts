import { asc, eq } from 'drizzle-orm';
import { requestEvents } from '../database/schema.ts';
import type { TestGateway } from './testGateway.ts';

/** What happened to a request, oldest first: what, for whom, to which family or product, by whom. */
export async function eventsOf({ database }: Pick<TestGateway, 'database'>, requestId: number) {
  const { kind, side, nome, userName, id, solicitacaoCadastroId } = requestEvents;
  return database.queries
    .select({ kind, side, nome, userName })
    .from(requestEvents)
    .where(eq(solicitacaoCadastroId, requestId))
    .orderBy(asc(id));
}
