import type { GatewayConfig } from '../config/GatewayConfig.ts';
import { refused } from '../http/GatewayError.ts';

/** What people read where an e-mail is needed and none can be sent. */
export const NO_MAILS =
  'O portal não envia e-mails no momento, e sem eles não é possível continuar. Nada foi gravado: fale com o seu contato na empresa.';

/** Refuses a call that goes on by an e-mail, where there is no mail server: nobody waits for a code that never comes. */
export function requireMails({ sendsMails }: Pick<GatewayConfig, 'sendsMails'>): void {
  if (!sendsMails) throw refused(NO_MAILS);
}
