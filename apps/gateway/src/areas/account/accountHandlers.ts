import { passwordChangeBodySchema } from '@portal/domain';
import { and, desc, eq, ne, type SQL } from 'drizzle-orm';
import { sessions } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { endSessions, isOpen } from '../session/sessions.ts';
import { changePassword } from './changePassword.ts';

/** Most sessions that are listed. */
const LISTED_SESSIONS = 100;

/** Ends sessions of the caller, which all of them have to be, and writes which were open. */
async function endOwn(call: Call<'endSession' | 'endOtherSessions'>, which: SQL | undefined): Promise<void> {
  const { userId } = call.caller();
  const author = authorOf(call);
  await call.context.database.transaction(async (queries) => {
    const ended = await endSessions(queries, and(eq(sessions.userId, userId), which), author.at);
    await recordChange(queries, author, {
      kind: 'account',
      id: userId,
      before: { sessoes: ended },
      after: { sessoes: [] },
    });
  });
}

/** Calls of signed-in users about their own account: password and sessions (D25). */
export const accountHandlers: Handlers<
  'changePassword' | 'listSessions' | 'endSession' | 'endOtherSessions'
> = {
  changePassword: async (call) => {
    const body = validateBody(passwordChangeBodySchema, call.body);
    await changePassword(call.context, call.caller(), body, authorOf(call));
    return { status: 204 };
  },

  listSessions: async ({ context, caller }) => {
    const { userId, sessionId } = caller();
    const rows = await context.database.queries
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, userId), isOpen(context.now())))
      .orderBy(desc(eq(sessions.id, sessionId)), desc(sessions.rotatedAt), sessions.id)
      .limit(LISTED_SESSIONS);
    const sessoes = rows.map(({ id, device, createdAt, rotatedAt }) => ({
      id,
      dispositivo: device,
      dataInicio: createdAt.toISOString(),
      dataUltimoUso: rotatedAt.toISOString(),
      atual: id === sessionId,
    }));
    return { status: 200, body: { sessoes } };
  },

  endSession: async (call) => {
    const { path, context, caller } = call;
    const which = eq(sessions.id, path.sessaoId);
    const [own] = await context.database.queries
      .select({ id: sessions.id })
      .from(sessions)
      .where(and(which, eq(sessions.userId, caller().userId)));
    if (own === undefined) throw notFound();
    await endOwn(call, which);
    return { status: 204 };
  },

  endOtherSessions: async (call) => {
    await endOwn(call, ne(sessions.id, call.caller().sessionId));
    return { status: 204 };
  },
};
