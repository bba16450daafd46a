import createClient, { type Client } from 'openapi-fetch';
import { ApiError, INVALID_CREDENTIALS_MESSAGE } from './ApiError.ts';
import { serializeBody } from './body.ts';
import type { paths } from './contract.gen.ts';
import { outcomeOf } from './outcome.ts';
import { contractPathOf, serializePath } from './pathParameters.ts';
import { serializeQuery } from './query.ts';

/**
 * The calls of the contract. A call resolves with `data` and `response`, or rejects: with an {@link ApiError} when
 * it failed, with the abort reason when the caller cancelled it, and with a `TypeError`, before anything is sent,
 * when a parameter or body cannot be serialised. It never resolves with `error`. Answers are JSON, or a file for
 * calls with {@link AS_PDF}; other files are read by their address, not here.
 */
export type PortalClient = Client<paths>;

export interface PortalClientOptions {
  /** Address of the gateway (FND-059), without the paths of the contract. */
  readonly baseUrl: string;
  /** Returns the access token, renewed if necessary; `null` sends the call without one (FND-060, FND-061). */
  getAccessToken(): string | null | Promise<string | null>;
  /**
   * The session has ended (FND-049, CON-52). Called once for all calls that were under way (AUTH-30).
   *
   * @param token the refused one, `null` when none was sent.
   */
  onUnauthenticated?(token: string | null): void;
  /** Longest duration of a call, from waiting for the token to the end of the body. @default 30000 */
  readonly timeoutMs?: number;
  /** The same for a call with files, marked with {@link WITH_FILES}. @default 300000 */
  readonly filesTimeoutMs?: number;
  /** @default the global one, looked up at each call */
  readonly fetch?: typeof fetch;
}

/** Option of a call that answers with a PDF: `api.GET(path, AS_PDF)` returns a `Blob`. */
export const AS_PDF = { headers: { Accept: 'application/pdf' }, parseAs: 'blob' } as const;

const SIGN_IN_PATHS: ReadonlySet<string> = new Set<keyof paths>([
  '/api/usuarios/login',
  '/api/usuarios/fornecedor/login',
]);

/** Skips the token: `getAccessToken` may itself be waiting for this call. */
const RENEWAL_PATH: keyof paths = '/api/usuarios/refresh-token';

/** Characters allowed in a header. A damaged token counts as none, since the error of the header would quote it. */
const TOKEN_FORM = /^[\w.~+/=-]+$/;

/**
 * The client of the gateway. Token, time-out and outcome of all calls are handled in its one `fetch`. It sends a
 * call only once (GAP-04), follows no redirect and sends no cookie. A call with its own `Authorization` header keeps
 * it, and its 401 does not end the session (D14).
 */
export function createPortalClient(options: PortalClientOptions): PortalClient {
  const { baseUrl, timeoutMs = 30_000, filesTimeoutMs = 300_000, fetch: givenFetch } = options;
  let sessionsEnded = 0;

  async function send(call: Request): Promise<Response> {
    const session = sessionsEnded;
    const path = contractPathOf(call.url, baseUrl);
    const signsIn = SIGN_IN_PATHS.has(path);
    const bringsToken = call.headers.has('Authorization');
    const timeout = AbortSignal.timeout(bringsFiles(call) ? filesTimeoutMs : timeoutMs);
    const signal = AbortSignal.any([call.signal, timeout]);
    let sent: string | null = null;
    try {
      signal.throwIfAborted();
      const headers = new Headers(call.headers);
      if (!signsIn && !bringsToken && path !== RENEWAL_PATH) {
        const token = await untilAborted(signal, options.getAccessToken());
        if (token && TOKEN_FORM.test(token)) {
          headers.set('Authorization', `Bearer ${token}`);
          sent = token;
        }
      }
      const request = new Request(call, { headers, signal, redirect: 'error', credentials: 'omit' });
      return await outcomeOf(call, await (givenFetch ?? fetch)(request));
    } catch (error) {
      if (call.signal.aborted) {
        throw call.signal.reason;
      }
      const failure = failureOf(error, timeout);
      if (failure.kind !== 'unauthenticated') {
        throw failure;
      }
      if (signsIn) {
        throw new ApiError({ kind: 'unauthenticated', status: 401, message: INVALID_CREDENTIALS_MESSAGE });
      }
      if (!bringsToken && session === sessionsEnded) {
        sessionsEnded += 1;
        options.onUnauthenticated?.(sent);
      }
      throw failure;
    }
  }

  return createClient<paths>({
    baseUrl,
    fetch: send,
    querySerializer: serializeQuery,
    pathSerializer: serializePath,
    bodySerializer: serializeBody,
  });
}

/**
 * Option of a call that uploads files and may take long: `client.POST('/api/produtos', { body, bodySerializer:
 * serializeForm, ...WITH_FILES })`.
 */
export const WITH_FILES = { files: true } as const;

/** Options beyond those of `fetch` arrive as properties of the request. */
function bringsFiles(call: Request): boolean {
  return 'files' in call && call.files === true;
}

/** Waits for the token at most until the call times out: another tab may block the renewal (D15). */
async function untilAborted<T>(signal: AbortSignal, value: T | Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  return Promise.race([value, aborted]);
}

function failureOf(error: unknown, timeout: AbortSignal): ApiError {
  if (error instanceof ApiError) {
    return error;
  }
  return new ApiError({ kind: timeout.aborted ? 'timeout' : 'network', cause: error });
}
