import type { Schemas } from '@portal/api';
import { STAFF_ROLES, type StaffState } from '@portal/domain';
import { and, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { passwordLinks, userRoles, users } from '../../database/schema.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';

type StaffRow = Schemas['StaffMember'];

const situacao = sql<StaffState>`case
  when not ${users.active} then 'Encerrado' when ${users.invitedAt} is not null then 'Convidado' else 'Ativo' end`;

const heldRoles = sql<StaffRow['funcoes']>`array(
  select ${userRoles.role} from ${userRoles} where ${userRoles.userId} = ${users.id})`;

/** Columns and texts that the list of the staff is searched and ordered by. */
export const staffColumns = {
  nome: users.name,
  email: users.email,
  situacao,
  dataUltimoAcesso: users.lastSignInAt,
} as const;

/** Condition: a member of staff. Users of the demonstration are some only in it. */
export function isStaff({ config }: Pick<GatewayContext, 'config'>): SQL | undefined {
  return and(isNull(users.cnpj), config.demo ? undefined : eq(users.demo, false));
}

/** Condition: a member of staff in a state. */
export function isInState(state: StaffState): SQL {
  return eq(situacao, state);
}

/** Selects members of staff, each with the link of the invitation that serves at this moment. */
export function staffRows(queries: Queries, now: Date) {
  return queries
    .select({
      id: users.id,
      nome: users.name,
      email: users.email,
      funcoes: heldRoles,
      situacao,
      dataUltimoAcesso: users.lastSignInAt,
      conviteValidoAte: passwordLinks.expiresAt,
      convidadoEm: users.invitedAt,
      versao: users.version,
    })
    .from(users)
    .leftJoin(
      passwordLinks,
      and(
        eq(passwordLinks.userId, users.id),
        gt(passwordLinks.expiresAt, now),
        eq(users.active, true),
        isNotNull(users.invitedAt),
      ),
    )
    .$dynamic();
}

/** A member of staff as it is stored. */
export type StoredMember = Awaited<ReturnType<typeof staffRows>>[number];

/** Ids of those of Diretoria who can sign in: while there is one, she cannot be taken away. */
export async function activeDirectors(context: GatewayContext, queries: Queries): Promise<readonly number[]> {
  const rows = await queries
    .select({ id: users.id })
    .from(users)
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, 'Diretoria')))
    .where(and(isStaff(context), isInState('Ativo')));
  return rows.map(({ id }) => id);
}

/** A member of staff as calls answer with it. */
export function memberOf(
  { convidadoEm, funcoes, ...row }: StoredMember,
  {
    context,
    callerId,
    directors,
  }: {
    readonly context: Pick<GatewayContext, 'config'>;
    readonly callerId: number;
    readonly directors: readonly number[];
  },
): Schemas['StaffMember'] {
  return {
    ...row,
    funcoes: STAFF_ROLES.filter((role) => funcoes.includes(role)),
    dataUltimoAcesso: row.dataUltimoAcesso?.toISOString() ?? null,
    conviteValidoAte: row.conviteValidoAte?.toISOString() ?? null,
    conviteNaoEnviado: row.situacao === 'Convidado' && !context.config.sendsMails,
    proprio: row.id === callerId,
    unicaDiretoria: directors.length === 1 && directors[0] === row.id,
  };
}
