import { chosenPasswordSchema, staffPasswordLinkSchema, supplierPasswordLinkSchema } from '@portal/domain';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Call, Handlers } from '../../http/operationHandler.ts';
import { requireMails } from '../../mail/requireMails.ts';
import { type NamedAccount, staffAccount, supplierAccount } from '../session/accounts.ts';
import { giveBackAttempt, type ThrottleKey, throttle } from '../session/throttle.ts';
import { sendPasswordLink, setPasswordByLink } from './passwordLinks.ts';

/** Counts the call by address and account, whether there is such an account or not, and sends the link. */
async function answerRequest(
  { context, address }: Call<'requestStaffPasswordLink' | 'requestSupplierPasswordLink'>,
  { key, isOwner }: NamedAccount,
) {
  requireMails(context.config);
  const { addressSignUps, cnpjCodes } = context.config.limits;
  const area = 'password-link';
  await throttle(context, { area, subject: address }, { limit: addressSignUps, wait: 'window' });
  await throttle(context, { area, subject: key }, { limit: cnpjCodes, wait: 'window' });
  await sendPasswordLink(context, isOwner);
  return { status: 204 } as const;
}

/** Calls of the way to another password without the current one (D25). */
export const passwordLinkHandlers: Handlers<
  'requestStaffPasswordLink' | 'requestSupplierPasswordLink' | 'setPasswordByLink'
> = {
  requestSupplierPasswordLink: async (call) => {
    const { cnpj } = validateBody(supplierPasswordLinkSchema, call.body);
    return answerRequest(call, supplierAccount(cnpj));
  },

  requestStaffPasswordLink: async (call) => {
    const { email } = validateBody(staffPasswordLinkSchema, call.body);
    return answerRequest(call, staffAccount(email));
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
