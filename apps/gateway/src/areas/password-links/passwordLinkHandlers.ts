import { chosenPasswordSchema, staffPasswordLinkSchema, supplierPasswordLinkSchema } from '@portal/domain';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { users } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { requireMails } from '../../mail/requireMails.ts';
import { giveBackAttempt, type ThrottleKey, throttle } from '../session/throttle.ts';
import { sendPasswordLink, setPasswordByLink } from './passwordLinks.ts';

/** Counts the call by address and account, whether there is such an account or not, and sends the link. */
async function answerRequest(
  { context, address }: Call<'requestStaffPasswordLink' | 'requestSupplierPasswordLink'>,
  account: string,
  who: SQL | undefined,
) {
  requireMails(context.config);
  const { addressSignUps, cnpjCodes } = context.config.limits;
  const area = 'password-link';
  await throttle(context, { area, subject: address }, { limit: addressSignUps, wait: 'window' });
  await throttle(context, { area, subject: account }, { limit: cnpjCodes, wait: 'window' });
  await sendPasswordLink(context, who);
  return { status: 204 } as const;
}

/** Calls of the way to another password without the current one (D25). */
export const passwordLinkHandlers: Handlers<
  'requestStaffPasswordLink' | 'requestSupplierPasswordLink' | 'setPasswordByLink'
> = {
  requestSupplierPasswordLink: async (call) => {
    const { cnpj } = validateBody(supplierPasswordLinkSchema, call.body);
    return answerRequest(call, `cnpj:${cnpj}`, eq(users.cnpj, cnpj));
  },

  requestStaffPasswordLink: async (call) => {
    const { email } = validateBody(staffPasswordLinkSchema, call.body);
    const who = and(isNull(users.cnpj), eq(sql`lower(${users.email})`, sql`lower(${email})`));
    return answerRequest(call, `email:${email.toLowerCase()}`, who);
  },

  setPasswordByLink: async ({ body: { codigo, ...body }, context, address }) => {
    const { addressSignIns } = context.config.limits;
    const addressKey: ThrottleKey = { area: 'sign-in', subject: address };
    await throttle(context, addressKey, { limit: addressSignIns, wait: 'doubling' });
    await setPasswordByLink(context, { codigo, ...validateBody(chosenPasswordSchema, body) });
    await giveBackAttempt(context, addressKey);
    return { status: 204 };
  },
};
