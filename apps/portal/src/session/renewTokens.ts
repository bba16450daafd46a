import { answerOf, type PortalClient } from '@portal/api';

/** Both tokens of a session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** Exchanges both tokens for new ones. The call takes them in its query, as documented (FND-041, D15). */
export async function renewTokens(api: PortalClient, query: TokenPair): Promise<TokenPair> {
  return answerOf(api.POST('/api/usuarios/refresh-token', { params: { query } }));
}
