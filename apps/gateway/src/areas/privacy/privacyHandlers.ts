import { noticeAcceptanceSchema, PRIVACY_NOTICE_VERSION } from '@portal/domain';
import { desc, eq } from 'drizzle-orm';
import { privacyAcceptances } from '../../database/schema.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import type { Handlers } from '../../http/operationHandler.ts';

/** Calls of a supplier about its personal data (D31). */
export const privacyHandlers: Handlers<'getOwnPrivacy' | 'acceptPrivacyNotice'> = {
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

  acceptPrivacyNotice: async ({ body, caller, context }) => {
    const { versao } = validateBody(noticeAcceptanceSchema, body);
    await context.database.queries
      .insert(privacyAcceptances)
      .values({ userId: caller().userId, version: versao, acceptedAt: context.now() })
      .onConflictDoNothing();
    return { status: 204 };
  },
};
