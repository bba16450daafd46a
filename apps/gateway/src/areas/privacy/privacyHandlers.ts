import { noticeAcceptanceSchema, PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { desc, eq } from 'drizzle-orm';
import { privacyAcceptances } from '../../database/schema.ts';
import { ownDataAddress } from '../../files/fileAddress.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';

/** Calls of a supplier about its personal data (D31). */
export const privacyHandlers: Handlers<'getOwnPrivacy' | 'getOwnData' | 'acceptPrivacyNotice'> = {
  getOwnPrivacy: async ({ caller, context }) => {
    const [last] = await context.database.queries
      .select()
      .from(privacyAcceptances)
      .where(eq(privacyAcceptances.userId, caller().userId))
      .orderBy(desc(privacyAcceptances.version))
      .limit(1);
    return {
      status: 200,
      body: {
        versaoAtual: PRIVACY_NOTICE_VERSION,
        versaoAceita: last?.version ?? null,
        dataAceite: last?.acceptedAt.toISOString() ?? null,
      },
    };
  },

  getOwnData: async ({ caller, context: { config, now, tell }, origin }) => {
    tell?.({ event: 'own-data-asked' });
    const parts = { secret: config.secret, origin, now: now() };
    return { status: 200, body: { url: ownDataAddress(parts, caller().userId) } };
  },

  acceptPrivacyNotice: async ({ body, caller, context }) => {
    const { versao } = validateBody(noticeAcceptanceSchema, body);
    await context.database.queries
      .insert(privacyAcceptances)
      .values({ userId: caller().userId, version: versao, acceptedAt: context.now() })
      .onConflictDoNothing();
    return { status: 204 };
  },
};
