import { ROLE_LABELS, type Role, staffInvitationSchema, staffRoles } from '@portal/domain';
import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../database/database.ts';
import { userRoles, users } from '../../database/schema.ts';
import { newPasswordAddress, staffInvitationMail } from '../../mail/mailTexts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { recordChange } from '../../records/recordChange.ts';
import { makePasswordLink, PASSWORD_LINK_MS } from '../password-links/passwordLinks.ts';
import { staffAccount } from '../session/accounts.ts';
import { INVITATION_DAYS, insertInvited, makeInvitationLink } from './invitations.ts';
import { lockStaff } from './lockStaff.ts';

/** The version of a member after a change, so that a form that was opened before does not undo it (D7). */
const nextVersion = sql`${users.version} + 1`;

/** The access that is asked for cannot be given; the message is a sentence for the operator. */
export class StaffAccessError extends Error {
  override readonly name = 'StaffAccessError';
}

/** What the command of the operator asks for. */
export interface WantedAccess {
  readonly email: string;
  /** Name of a person who is new; of one who is there it stays. */
  readonly name: string | null;
  /** Roles that the person holds afterwards, beside those held before. */
  readonly roles: readonly Role[];
  /** Whether the link is told instead of mailed, and told to who has a password as well. */
  readonly showLink: boolean;
}

/** What the command works with. */
export interface AccessContext {
  readonly database: Database;
  readonly now: () => Date;
  /** Origin of the portal, for the link. */
  readonly portal: string;
  /** Whether there is a mail server. */
  readonly sendsMails: boolean;
}

const namesOf = (roles: readonly Role[]): string => roles.map((role) => ROLE_LABELS[role]).join(', ');

async function findStaff(queries: Queries, email: string) {
  const [user] = await queries.select().from(users).where(staffAccount(email).isOwner).for('update');
  if (user === undefined) return null;
  const held = await queries
    .select({ role: userRoles.role })
    .from(userRoles)
    .where(eq(userRoles.userId, user.id));
  return { user, held: held.map(({ role }) => role) };
}

async function invite(queries: Queries, { email, name, roles }: WantedAccess, at: Date) {
  if (name === null || roles.length === 0) {
    throw new StaffAccessError(
      `Ninguém da equipe tem o e-mail ${email}. Para criar o acesso, informe --name e --role.`,
    );
  }
  const read = staffInvitationSchema.safeParse({ nome: name, email, funcoes: roles });
  if (!read.success) throw new StaffAccessError(read.error.issues.map(({ message }) => message).join('. '));
  const user = await insertInvited(queries, read.data, at);
  await recordChange(
    queries,
    { userId: user.id, operation: 'staffCommand', at },
    { kind: 'account', id: user.id, before: null, after: read.data },
  );
  return { user, said: `Acesso criado para ${user.name} <${user.email}>: ${namesOf(read.data.funcoes)}.` };
}

async function addRoles(
  queries: Queries,
  { user, held }: NonNullable<Awaited<ReturnType<typeof findStaff>>>,
  { roles }: WantedAccess,
  at: Date,
) {
  if (!user.active) {
    throw new StaffAccessError(
      `O acesso de ${user.name} <${user.email}> foi encerrado. Quem é da Diretoria pode reativá-lo na página Equipe.`,
    );
  }
  const person = `${user.name} <${user.email}>`;
  const missing = roles.filter((role) => !held.includes(role));
  if (missing.length === 0) {
    return { user, said: `${person} já faz parte da equipe: ${namesOf(held)}. Nada mudou nas funções.` };
  }
  const read = staffRoles.safeParse([...held, ...roles]);
  if (!read.success) throw new StaffAccessError(read.error.issues.map(({ message }) => message).join('. '));
  await queries.insert(userRoles).values(missing.map((role) => ({ userId: user.id, role })));
  await queries.update(users).set({ version: nextVersion }).where(eq(users.id, user.id));
  await recordChange(
    queries,
    { userId: user.id, operation: 'staffCommand', at },
    { kind: 'account', id: user.id, before: { funcoes: held }, after: { funcoes: read.data } },
  );
  return { user, said: `${person} recebeu ${namesOf(missing)}. Funções agora: ${namesOf(read.data)}.` };
}

/**
 * Gives a person access as staff from outside the portal, above all the first one (D25): adds the account or the roles
 * that it lacks, and a link to choose a password, which is mailed where there is a mail server. Done twice it adds
 * nothing, and a link that was not used gives way to a new one.
 *
 * @returns what was done, in sentences for the operator.
 * @throws StaffAccessError
 */
export async function giveAccess(
  { database, now, portal, sendsMails }: AccessContext,
  wanted: WantedAccess,
): Promise<readonly string[]> {
  const at = now();
  return database.transaction(async (queries) => {
    await lockStaff(queries);
    const found = await findStaff(queries, wanted.email);
    const { user, said } =
      found === null ? await invite(queries, wanted, at) : await addRoles(queries, found, wanted, at);
    if (user.invitedAt === null) {
      if (!wanted.showLink) return [said];
      const code = await makePasswordLink(queries, user.id, new Date(at.getTime() + PASSWORD_LINK_MS));
      const minutes = PASSWORD_LINK_MS / 60_000;
      return [
        said,
        `Endereço para escolher outra senha, que vale por ${minutes} minutos e uma única vez:`,
        newPasswordAddress(portal, code, 'equipe'),
      ];
    }
    if (found !== null) {
      await queries.update(users).set({ invitedAt: at, version: nextVersion }).where(eq(users.id, user.id));
    }
    const code = await makeInvitationLink(queries, user.id, at);
    if (sendsMails && !wanted.showLink) {
      const mail = staffInvitationMail({ portal, name: user.givenName, code, days: INVITATION_DAYS });
      await queueMail(queries, { to: user.email, registrationFlowId: null, ...mail }, at);
      return [
        said,
        `O convite segue por e-mail assim que o gateway estiver em execução e vale por ${INVITATION_DAYS} dias.`,
      ];
    }
    return [
      said,
      `Endereço para escolher a senha, que vale por ${INVITATION_DAYS} dias e uma única vez:`,
      newPasswordAddress(portal, code, 'convite'),
    ];
  });
}
