import { ApiError, answerOf, type PortalClient } from '@portal/api';
import { isToken } from './Session.ts';

/** Both tokens of a session. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/**
 * Exchanges both tokens for new ones. The call takes them in its query, as documented (FND-041, D15).
 *
 * @param signal gives it up before the time of every call.
 */
export async function renewTokens(
  api: PortalClient,
  query: TokenPair,
  signal?: AbortSignal,
): Promise<TokenPair> {
  const { accessToken, refreshToken } = await answerOf(
    api.POST('/api/usuarios/refresh-token', { params: { query }, ...(signal && { signal }) }),
  );
  if (!isToken(accessToken) || !isToken(refreshToken)) throw new ApiError({ kind: 'invalidResponse' });
  return { accessToken, refreshToken };
}
