import { ApiError, answerOf, type PortalClient } from '@portal/api';
import { isToken } from './Session.ts';

/** Both tokens of a session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** So soon a renewal without an answer is given up, since the old pair serves only 10 s after the new one was made. */
const TIMEOUT_MS = 4_000;

/** Exchanges both tokens for new ones. The call takes them in its query, as documented (FND-041, D15). */
export async function renewTokens(api: PortalClient, query: TokenPair): Promise<TokenPair> {
  const { accessToken, refreshToken } = await answerOf(
    api.POST('/api/usuarios/refresh-token', {
      params: { query },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }),
  );
  if (!isToken(accessToken) || !isToken(refreshToken)) throw new ApiError({ kind: 'invalidResponse' });
  return { accessToken, refreshToken };
}
