import { staffSignInSchema, supplierSignInSchema } from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import { registrationFlows, sessions, suppliers, users } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import {
  invalidCredentials,
  invalidFields,
  invalidParameters,
  tooMany,
  unauthenticated,
} from '../../http/GatewayError.ts';
import { messages } from '../../http/messages.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { confirmFlow } from '../sign-up/confirmation.ts';
import { type NamedAccount, staffAccount, supplierAccount } from './accounts.ts';
import { deviceName } from './deviceName.ts';
import { isKnownNetwork, keepNetwork } from './knownNetworks.ts';
import { sessionMessages } from './messages.ts';
import { verifyPassword } from './passwords.ts';
import { endSessions, openSession, renewSession } from './sessions.ts';
import { clearAttempts, giveBackAttempt, type ThrottleKey, throttle } from './throttle.ts';

/**
 * Signs a user in. The attempt is counted before the password is checked, and an unknown user takes as long as a
 * known one.
 */
async function signIn(
  { context, address, userAgent }: Call<'signInStaff' | 'signInSupplier'>,
  { key: account, isOwner }: NamedAccount,
  { senha, codigo }: { readonly senha: string; readonly codigo?: string | undefined },
): Promise<{ token: string; refreshToken: string }> {
  const { limits, demo } = context.config;
  const addressKey: ThrottleKey = { area: 'sign-in', subject: address };
  // One network that guesses keeps the owner of the account out of no other.
  const accountKey: ThrottleKey = { area: 'account', subject: `${account} ${address}` };
  const overallKey: ThrottleKey = { area: 'account-overall', subject: account };
  const known = await isKnownNetwork(context, account, address);
  await throttle(context, addressKey, { limit: limits.addressSignIns, wait: 'doubling' });
  const count = await throttle(context, accountKey, { limit: limits.accountFailures, wait: 'doubling' });
  const overall = known
    ? null
    : await throttle(context, overallKey, { limit: limits.accountFailuresOverall, wait: 'doubling' });

  const [user] = await context.database.queries
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      active: users.active,
      demo: users.demo,
      flowId: users.registrationFlowId,
      confirmedAt: registrationFlows.confirmedAt,
    })
    .from(users)
    .leftJoin(registrationFlows, eq(registrationFlows.id, users.registrationFlowId))
    .where(isOwner);
  if (user !== undefined) context.tell?.({ userId: user.id });
  const right = await verifyPassword(senha, user?.passwordHash);
  if (user === undefined || !right || !user.active || (user.demo && !demo)) {
    if (count.attempts > limits.accountFailures) throw tooMany(count.waitSeconds);
    if (overall && overall.attempts > limits.accountFailuresOverall) throw tooMany(overall.waitSeconds);
    throw invalidCredentials();
  }
  await clearAttempts(context, accountKey);
  await giveBackAttempt(context, addressKey);
  if (overall) await giveBackAttempt(context, overallKey);
  if (user.flowId !== null && user.confirmedAt === null) {
    if (codigo === undefined) throw invalidFields({ codigo: [sessionMessages.unconfirmed] });
    await confirmFlow(context, user.flowId, codigo);
  }
  // Not earlier: who signed up with the CNPJ of somebody else would be known to that account.
  await keepNetwork(context, account, address);
  const { id: userId, passwordHash } = user;
  const { accessToken, refreshToken } = await context.database.transaction(async (queries) => {
    // Held until the session is stored: a change of the password, or the end of the access, ends that session, or comes
    // first and refuses this one.
    const [same] = await queries
      .update(users)
      .set({ lastSignInAt: context.now() })
      .where(and(eq(users.id, userId), eq(users.passwordHash, passwordHash), eq(users.active, true)))
      .returning({ id: users.id });
    if (same === undefined) throw invalidCredentials();
    return openSession(context, userId, { device: deviceName(userAgent), queries });
  });
  return { token: accessToken, refreshToken };
}

/** Calls of the session: sign-ins, renewal, profile and sign-out (FND-038 to FND-044, API2-023, API2-024). */
export const sessionHandlers: Handlers<
  'signInSupplier' | 'signInStaff' | 'refreshToken' | 'getProfile' | 'signOut'
> = {
  signInSupplier: async (call) => {
    const { cnpj, senha } = validateBody(supplierSignInSchema, call.body);
    const { codigo } = call.body;
    const body = await signIn(call, supplierAccount(cnpj), { senha, codigo });
    return { status: 200, body };
  },

  signInStaff: async (call) => {
    const { email, senha } = validateBody(staffSignInSchema, call.body);
    const body = await signIn(call, staffAccount(email), { senha });
    return { status: 200, body };
  },

  refreshToken: async ({ body, query, context, address }) => {
    const { accessToken, refreshToken } = body ?? query;
    if (accessToken === undefined || refreshToken === undefined) {
      throw invalidParameters({
        ...(accessToken === undefined ? { accessToken: [messages.required] } : {}),
        ...(refreshToken === undefined ? { refreshToken: [messages.required] } : {}),
      });
    }
    const renewed = await renewSession(context, { accessToken, refreshToken }, address);
    if (renewed === null) throw unauthenticated();
    return { status: 200, body: renewed };
  },

  getProfile: async ({ context, caller }) => {
    const { userId, roles } = caller();
    const [user] = await context.database.queries
      .select({
        name: users.name,
        givenName: users.givenName,
        email: users.email,
        cnpj: users.cnpj,
        fluxoCadastroId: users.registrationFlowId,
        nomeFantasia: suppliers.nomeFantasia,
      })
      .from(users)
      .leftJoin(registrationFlows, eq(registrationFlows.id, users.registrationFlowId))
      .leftJoin(suppliers, eq(suppliers.id, registrationFlows.fornecedorId))
      .where(eq(users.id, userId));
    if (user === undefined) throw unauthenticated();
    const { cnpj, fluxoCadastroId, nomeFantasia, email } = user;
    const [only, ...others] = roles;
    return {
      status: 200,
      body: {
        role: only !== undefined && others.length === 0 ? only : [...roles],
        roles: [...roles],
        name: nomeFantasia ?? user.name,
        given_name: nomeFantasia ?? user.givenName,
        email,
        ...(cnpj === null ? {} : { cnpj, fluxoCadastroId }),
      },
    };
  },

  signOut: async ({ context, caller }) => {
    await endSessions(context.database.queries, eq(sessions.id, caller().sessionId), context.now());
    return { status: 204 };
  },
};
