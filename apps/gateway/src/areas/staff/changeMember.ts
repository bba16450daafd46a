import type { Schemas } from '@portal/api';
import { type StaffAct, whyNot } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { users } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Call } from '../../http/operationHandler.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { lockStaff } from './lockStaff.ts';
import { activeDirectors, isStaff, memberOf, type StoredMember, staffRows } from './staffQueries.ts';

type StaffCall = Pick<
  Call<'inviteStaffMember' | 'updateStaffMember' | 'repeatStaffInvitation' | 'endStaffAccess'>,
  'context' | 'caller'
>;

/** A member of staff as a call answers with it. */
export async function answerWith(
  { context, caller }: StaffCall,
  queries: Queries,
  id: number,
): Promise<{
  readonly body: Schemas['StaffMember'];
  readonly version: number;
  readonly stored: StoredMember;
}> {
  const [stored] = await staffRows(queries, context.now()).where(and(isStaff(context), eq(users.id, id)));
  if (stored === undefined) throw notFound();
  const directors = await activeDirectors(context, queries);
  const body = memberOf(stored, { context, callerId: caller().userId, directors });
  return { body, version: stored.versao, stored };
}

/** What the audit compares of a member of staff. */
export const auditedMember = ({ nome, email, funcoes, situacao, convidadoEm }: StoredMember) => ({
  nome,
  email,
  funcoes: funcoes.toSorted(),
  situacao,
  convidadoEm,
});

/**
 * Does something with a member of staff in one transaction with its audit entry, one after the other (D25).
 *
 * @param change the act, after it was found to be open; @param change.version `null` where the call takes none.
 * @throws GatewayError 404 without the member, 409 for another version (D7), 400 with the reason why the act is closed.
 */
export async function changeMember(
  call: Pick<
    Call<'endStaffAccess' | 'repeatStaffInvitation' | 'returnStaffAccess' | 'updateStaffMember'>,
    'operation' | 'context' | 'caller' | 'path'
  >,
  { act, version }: { readonly act: StaffAct; readonly version: number | null },
  write: (queries: Queries, member: Schemas['StaffMember'], at: Date) => Promise<void>,
) {
  const { id } = call.path;
  call.context.tell?.({ subjectId: id });
  return call.context.database.transaction(async (queries) => {
    await lockStaff(queries);
    const before = await answerWith(call, queries, id);
    if (version !== null) requireVersion(before.body, version);
    const reason = whyNot(act, before.body);
    if (reason !== null) throw refused(reason);
    const author = authorOf(call);
    await write(queries, before.body, author.at);
    await queries
      .update(users)
      .set({ version: before.version + 1 })
      .where(eq(users.id, id));
    const { stored, body, version: now } = await answerWith(call, queries, id);
    await recordChange(queries, author, {
      kind: 'account',
      id,
      before: auditedMember(before.stored),
      after: auditedMember(stored),
    });
    return { status: 200 as const, body, version: now };
  });
}
