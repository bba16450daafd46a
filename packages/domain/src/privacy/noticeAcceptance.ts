import * as z from 'zod/mini';
import { REQUIRED_TEXT } from '../fields/fieldTexts.ts';
import { PRIVACY_NOTICE_VERSION } from './privacyNotice.ts';

/** What is said of a notice that was not accepted. */
const NOTICE_REQUIRED_TEXT = 'Leia e aceite o aviso de privacidade';

/** What is said to whoever accepted a version that holds no more. */
const NOTICE_OUTDATED_TEXT = 'O aviso de privacidade mudou. Atualize a página, leia e aceite a versão nova.';

/** Whether an accepted version is the one that holds; `null` for nobody's. */
export const isNoticeAccepted = (version: string | null) => version === PRIVACY_NOTICE_VERSION;

/** The version that is accepted: the one that holds (LGPD). */
export const acceptedVersion = z.string({ error: REQUIRED_TEXT }).check(
  z.refine((version) => version === '' || isNoticeAccepted(version), NOTICE_OUTDATED_TEXT),
  z.minLength(1, REQUIRED_TEXT),
);

/** The checkbox of the sign-up, which has to be checked. */
export const acceptedNotice = z
  .boolean({ error: NOTICE_REQUIRED_TEXT })
  .check(z.refine((accepted) => accepted, NOTICE_REQUIRED_TEXT));

/** Body of the acceptance of a version of the notice. */
export const noticeAcceptanceSchema = z.object({ versao: acceptedVersion });
