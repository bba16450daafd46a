import { and, eq, isNull } from 'drizzle-orm';
import { acceptedSecrets } from '../../config/GatewayConfig.ts';
import type { Queries } from '../../database/database.ts';
import { registrationFlows, suppliers } from '../../database/schema.ts';
import { invalidFields, notFound, tooMany } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { confirmationCodeMail } from '../../mail/mailTexts.ts';
import { queueMail } from '../../mail/queueMail.ts';
import { CODE_ATTEMPTS, CODE_MS, createCode, hashCode, matchesCode } from './confirmationCodes.ts';
import { signUpMessages } from './messages.ts';

/** Longest wait that an answer states. */
const LONGEST_WAIT_SECONDS = 900;

function badCode(): Error {
  return invalidFields({ codigo: [signUpMessages.badCode] });
}

/** Draws a code for a flow, with what the flow stores of it. */
export function drawCode({ config, now }: GatewayContext, flowId: string) {
  const code = createCode();
  const codeHash = hashCode(flowId, code, config.secret);
  const codeExpiresAt = new Date(now().getTime() + CODE_MS);
  return { code, columns: { codeHash, codeExpiresAt, codeAttempts: 0 } };
}

/** Puts the mail with the code of a flow into the outbox (G-47). */
export async function mailCode(
  { config, now }: GatewayContext,
  queries: Queries,
  { flowId, code, to }: { readonly flowId: string; readonly code: string; readonly to: string },
): Promise<void> {
  const portal = config.portalOrigins[0] ?? '';
  const text = confirmationCodeMail({ portal, flowId, code, minutes: CODE_MS / 60_000 });
  await queueMail(queries, { ...text, to, registrationFlowId: flowId }, now());
}

/** Sends a new code for the unconfirmed sign-up of a CNPJ, in place of the one before; does nothing without one. */
export async function renewCode(context: GatewayContext, cnpj: string): Promise<void> {
  await context.database.transaction(async (queries) => {
    const [flow] = await queries
      .select({ id: registrationFlows.id, email: registrationFlows.email })
      .from(registrationFlows)
      .where(and(eq(registrationFlows.cnpj, cnpj), isNull(registrationFlows.confirmedAt)))
      .for('update');
    if (flow === undefined) return;
    const { code, columns } = drawCode(context, flow.id);
    await queries.update(registrationFlows).set(columns).where(eq(registrationFlows.id, flow.id));
    await mailCode(context, queries, { flowId: flow.id, code, to: flow.email });
  });
}

/**
 * Confirms a sign-up with the code of its mail (API2-020, G-47).
 *
 * @throws GatewayError 400 at `codigo` for a wrong, used or expired code, 429 after too many wrong ones.
 */
export async function confirmFlow(context: GatewayContext, flowId: string, codigo: string): Promise<void> {
  const { config, database, now } = context;
  const instant = now();
  // A wrong code must be counted: the transaction commits, and the refusal is thrown after it.
  const refusal = await database.transaction(async (queries) => {
    const [flow] = await queries
      .select()
      .from(registrationFlows)
      .where(eq(registrationFlows.id, flowId))
      .for('update');
    if (flow === undefined) return notFound();
    const left = flow.codeExpiresAt === null ? 0 : (flow.codeExpiresAt.getTime() - instant.getTime()) / 1000;
    if (flow.confirmedAt !== null) return badCode();
    if (flow.codeAttempts >= CODE_ATTEMPTS) return tooMany(left > 0 ? left : LONGEST_WAIT_SECONDS);
    const matches = acceptedSecrets(config).some((secret) =>
      matchesCode(flow.id, codigo, flow.codeHash, secret),
    );
    if (left <= 0 || !matches) {
      await queries
        .update(registrationFlows)
        .set({ codeAttempts: flow.codeAttempts + 1 })
        .where(eq(registrationFlows.id, flow.id));
      return badCode();
    }
    const [supplier] = await queries
      .insert(suppliers)
      .values({ cnpj: flow.cnpj, email: flow.email, dataCriacao: instant })
      .returning({ id: suppliers.id });
    await queries
      .update(registrationFlows)
      .set({
        fornecedorId: supplier?.id ?? null,
        confirmedAt: instant,
        dataModificacao: instant,
        codeHash: null,
        codeExpiresAt: null,
      })
      .where(eq(registrationFlows.id, flow.id));
    return null;
  });
  if (refusal !== null) throw refusal;
}
