import { randomUUID } from 'node:crypto';
import { registrationStage, signUpBodySchema } from '@portal/domain';
import { isValidCnpj } from '@portal/formats';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { privacyAcceptances, registrationFlows, suppliers, userRoles, users } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { invalidFields, invalidParameters } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { requireMails } from '../../mail/requireMails.ts';
import { hashNewPassword } from '../session/hashNewPassword.ts';
import { throttle } from '../session/throttle.ts';
import { confirmFlow, drawCode, mailCode, renewCode } from './confirmation.ts';
import { signUpMessages } from './messages.ts';

/** Name of a supplier that has no trade name yet. */
const UNNAMED = 'Fornecedor';

/** Whether a CNPJ belongs to a confirmed registration, to a legacy supplier or to a user of either. */
async function isTaken(queries: Queries, cnpj: string): Promise<boolean> {
  const [flow] = await queries
    .select({ confirmedAt: registrationFlows.confirmedAt })
    .from(registrationFlows)
    .where(eq(registrationFlows.cnpj, cnpj));
  if (flow !== undefined) return flow.confirmedAt !== null;
  const [supplier] = await queries
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(eq(suppliers.cnpj, cnpj));
  const [user] = await queries.select({ id: users.id }).from(users).where(eq(users.cnpj, cnpj));
  return supplier !== undefined || user !== undefined;
}

/** Adds the user of a supplier. */
async function createUser(
  queries: Queries,
  account: Omit<typeof users.$inferInsert, 'name' | 'givenName'>,
): Promise<{ id: number }> {
  const [user] = await queries
    .insert(users)
    .values({ ...account, name: UNNAMED, givenName: UNNAMED })
    .returning({ id: users.id });
  if (user === undefined) throw new Error('The user was not stored');
  await queries.insert(userRoles).values({ userId: user.id, role: 'Fornecedor' });
  return user;
}

/** Calls of the sign-up (API2-017, API2-020, API2-021, G-47). */
export const signUpHandlers: Handlers<
  'getSupplierStatus' | 'createPreRegistration' | 'confirmPreRegistration' | 'sendConfirmationCode'
> = {
  getSupplierStatus: async ({ path: { cnpj }, address, context }) => {
    await throttle(
      context,
      { area: 'status', subject: address },
      { limit: context.config.limits.addressStatus, wait: 'window' },
    );
    if (!isValidCnpj(cnpj)) throw invalidParameters({ cnpj: ['Digite um CNPJ válido'] });
    const { queries } = context.database;
    const [flow] = await queries
      .select({ status: registrationFlows.statusFluxoCadastro, confirmedAt: registrationFlows.confirmedAt })
      .from(registrationFlows)
      .where(eq(registrationFlows.cnpj, cnpj));
    if (flow !== undefined) {
      const etapaPreCadastro = flow.confirmedAt === null ? 'Desconhecido' : registrationStage(flow.status);
      return { status: 200, body: { etapaPreCadastro } };
    }
    // A legacy supplier has no flow.
    const etapaPreCadastro = (await isTaken(queries, cnpj)) ? 'Aprovado' : 'Desconhecido';
    return { status: 200, body: { etapaPreCadastro } };
  },

  createPreRegistration: async ({ body, address, context }) => {
    const { config, database, now } = context;
    requireMails(config);
    await throttle(
      context,
      { area: 'sign-up', subject: address },
      { limit: config.limits.addressSignUps, wait: 'window' },
    );
    const { cnpj, email, senha, avisoPrivacidade } = validateBody(signUpBodySchema, body);
    const passwordHash = await hashNewPassword(senha, { email, cnpj, name: null });
    const id = randomUUID();
    const instant = now();
    const { code, columns } = drawCode(context, id);

    await database.transaction(async (queries) => {
      // Two sign-ups with one CNPJ at the same time run one after the other.
      await queries.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-up:${cnpj}`}, 0))`);
      // A confirmation that is under way ends first: what it confirmed is not replaced.
      await queries
        .select({ id: registrationFlows.id })
        .from(registrationFlows)
        .where(eq(registrationFlows.cnpj, cnpj))
        .for('update');
      if (await isTaken(queries, cnpj)) throw invalidFields({ cnpj: [signUpMessages.cnpjTaken] });
      await queries.delete(registrationFlows).where(eq(registrationFlows.cnpj, cnpj));
      await queries.insert(registrationFlows).values({
        id,
        cnpj,
        email,
        ...columns,
        dataCriacao: instant,
        dataModificacao: instant,
      });
      await mailCode(context, queries, { flowId: id, code, to: email });
      const account = { email, passwordHash, registrationFlowId: id };
      // The trigger `users_end_password_link` ends a link that whoever signed up before asked for.
      const [known] = await queries
        .update(users)
        .set({ ...account, passwordChangedAt: null })
        .where(eq(users.cnpj, cnpj))
        .returning({ id: users.id });
      const user = known ?? (await createUser(queries, { ...account, cnpj, createdAt: instant }));
      // Of a CNPJ that signed up before and did not confirm, this acceptance counts, not that of whoever it was then.
      await queries.delete(privacyAcceptances).where(eq(privacyAcceptances.userId, user.id));
      await queries
        .insert(privacyAcceptances)
        .values({ userId: user.id, version: avisoPrivacidade, acceptedAt: instant });
    });

    return {
      status: 201,
      body: {
        fluxoCadastroId: id,
        statusFluxoCadastro: 'Novo',
        ...(config.demo ? { codigoConfirmacao: code } : {}),
      },
    };
  },

  confirmPreRegistration: async ({ path: { fluxoId }, body: { codigo }, context }) => {
    await confirmFlow(context, fluxoId, codigo);
    return { status: 200, body: { fluxoCadastroId: fluxoId, statusFluxoCadastro: 'Novo' } };
  },

  sendConfirmationCode: async ({ body: { cnpj }, address, context }) => {
    const { limits } = context.config;
    requireMails(context.config);
    await throttle(
      context,
      { area: 'sign-up', subject: address },
      { limit: limits.addressSignUps, wait: 'window' },
    );
    await throttle(context, { area: 'code', subject: cnpj }, { limit: limits.cnpjCodes, wait: 'window' });
    await renewCode(context, cnpj);
    return { status: 204 };
  },
};
