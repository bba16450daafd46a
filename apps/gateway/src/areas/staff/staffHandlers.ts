import { staffChangeSchema, staffInvitationSchema, whyNotRoles } from '@portal/domain';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { passwordLinks, sessions, userRoles, users } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { withUniqueFields } from '../../http/checks/withUniqueFields.ts';
import { invalidFields } from '../../http/GatewayError.ts';
import type { GatewayContext, Handlers } from '../../http/operationHandler.ts';
import { listOf } from '../../lists/listOf.ts';
import { plainText } from '../../lists/searchText.ts';
import { staffInvitationMail } from '../../mail/mailTexts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { readLogs } from '../logs/readLogs.ts';
import { endSessions } from '../session/sessions.ts';
import { answerWith, auditedMember, changeMember } from './changeMember.ts';
import { givenNameOf, INVITATION_DAYS, insertInvited, makeInvitationLink } from './invitations.ts';
import { staffMessages } from './messages.ts';
import { activeDirectors, isInState, isStaff, memberOf, staffColumns, staffRows } from './staffQueries.ts';

const { nome, email, situacao, dataUltimoAcesso } = staffColumns;

/** Sends the link of an invitation, in place of the one before. */
async function sendInvitation(
  { config }: GatewayContext,
  queries: Queries,
  { id, nome, email }: { readonly id: number; readonly nome: string; readonly email: string },
  at: Date,
): Promise<void> {
  const code = await makeInvitationLink(queries, id, at);
  const portal = config.portalOrigins[0] ?? '';
  const mail = staffInvitationMail({ portal, name: givenNameOf(nome), code, days: INVITATION_DAYS });
  await queueMail(queries, { to: email, registrationFlowId: null, ...mail }, at);
}

/** Calls about the staff and its access, for Diretoria (D25). */
export const staffHandlers: Handlers<
  | 'listStaff'
  | 'getStaffMember'
  | 'listStaffHistory'
  | 'inviteStaffMember'
  | 'updateStaffMember'
  | 'repeatStaffInvitation'
  | 'endStaffAccess'
  | 'returnStaffAccess'
> = {
  listStaff: async ({ query, context, caller }) => {
    const now = context.now();
    const list = listOf({
      rows: (queries) => staffRows(queries, now),
      where: isStaff(context),
      search: [nome, email],
      order: [plainText(nome)],
      sort: {
        Nome: plainText(nome),
        Email: plainText(email),
        Situacao: situacao,
        DataUltimoAcesso: dataUltimoAcesso,
      },
      id: users.id,
    });
    const { Situacao: state } = query;
    const { rows, meta } = await list(context, query, {
      text: query.busca,
      where: state === undefined ? undefined : isInState(state),
    });
    const directors = await activeDirectors(context, context.database.queries);
    const equipe = rows.map((row) => memberOf(row, { context, callerId: caller().userId, directors }));
    return { status: 200, body: { equipe, meta } };
  },

  getStaffMember: async (call) => {
    const { body, version } = await answerWith(call, call.context.database.queries, call.path.id);
    return { status: 200, body, version };
  },

  listStaffHistory: async (call) => {
    const { id } = call.path;
    await answerWith(call, call.context.database.queries, id);
    const body = await readLogs(call, { codigo: null, records: [{ kind: 'account', ids: [id] }] });
    return { status: 200, body };
  },

  inviteStaffMember: (call) => {
    const invitation = validateBody(staffInvitationSchema, call.body);
    return withUniqueFields({ users_staff_email: { email: [staffMessages.emailTaken] } }, () =>
      call.context.database.transaction(async (queries) => {
        const author = authorOf(call);
        const { id } = await insertInvited(queries, invitation, author.at);
        await sendInvitation(call.context, queries, { id, ...invitation }, author.at);
        call.context.tell?.({ subjectId: id });
        const { body, version, stored } = await answerWith(call, queries, id);
        await recordChange(queries, author, {
          kind: 'account',
          id,
          before: null,
          after: auditedMember(stored),
        });
        return { status: 201 as const, body, version };
      }),
    );
  },

  updateStaffMember: (call) => {
    const { nome: name, funcoes } = validateBody(staffChangeSchema, call.body);
    return changeMember(call, { act: 'change', version: call.version }, async (queries, member) => {
      const reason = whyNotRoles(member, funcoes);
      if (reason !== null) throw invalidFields({ funcoes: [reason] });
      const { id } = member;
      await queries
        .update(users)
        .set({ name, givenName: givenNameOf(name) })
        .where(eq(users.id, id));
      await queries.delete(userRoles).where(eq(userRoles.userId, id));
      await queries.insert(userRoles).values(funcoes.map((role) => ({ userId: id, role })));
    });
  },

  repeatStaffInvitation: (call) =>
    changeMember(call, { act: 'invite', version: null }, async (queries, member, at) => {
      await queries.update(users).set({ invitedAt: at }).where(eq(users.id, member.id));
      await sendInvitation(call.context, queries, member, at);
    }),

  endStaffAccess: (call) =>
    changeMember(call, { act: 'end', version: call.version }, async (queries, { id }, at) => {
      await queries.update(users).set({ active: false }).where(eq(users.id, id));
      await queries.delete(passwordLinks).where(eq(passwordLinks.userId, id));
      await endSessions(queries, eq(sessions.userId, id), at);
    }),

  returnStaffAccess: (call) =>
    changeMember(call, { act: 'return', version: call.version }, async (queries, { id }) => {
      await queries.update(users).set({ active: true }).where(eq(users.id, id));
    }),
};
