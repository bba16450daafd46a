/** Text of every failure without its own text (FND-075, API2-008). */
export const GENERIC_MESSAGE = 'Algo de errado aconteceu. Tente novamente em breve.';

/** Text of a refused sign-in (FND-073, API2-006). */
export const INVALID_CREDENTIALS_MESSAGE = 'Credenciais inválidas';

/** Text of any other call without a valid session. The page usually reloads first (CON-52). */
export const SESSION_ENDED_MESSAGE = 'Sua sessão expirou. Entre novamente.';

/** Text when somebody else saved the record first and the server sends no other text (D7). */
export const CONFLICT_MESSAGE =
  'O registro foi alterado por outra pessoa. Recarregue para ver a versão atual.';

/**
 * Kind of a failure, for branching. `invalidResponse` is an answer that is not in the contract: HTML, broken JSON,
 * an unknown status. `network` is no answer at all, or a refused redirect.
 */
export type ApiErrorKind =
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'validation'
  | 'throttled'
  | 'server'
  | 'network'
  | 'timeout'
  | 'invalidResponse';

/** Properties of an {@link ApiError}; missing ones get empty values. */
export interface ApiErrorInit {
  readonly kind: ApiErrorKind;
  readonly status?: number | null;
  /** @default the generic text */
  readonly message?: string;
  readonly messageFromServer?: boolean;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
}

/** A call that did not succeed. `message` is always a Portuguese text for the user, never HTML (FND-074 to 076). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status, or `null` when no answer came. */
  readonly status: number | null;
  /** Whether `message` comes from the server; only 400 and 409 have one (CON-53, D7). */
  readonly messageFromServer: boolean;
  /** Texts for single fields, keyed by the path in the body or the name of the parameter (D9). */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** Seconds to wait before the next try, if the server sends them. */
  readonly retryAfterSeconds: number | null;

  constructor(init: ApiErrorInit) {
    super(init.message ?? GENERIC_MESSAGE, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status ?? null;
    this.messageFromServer = init.messageFromServer ?? false;
    this.fields = Object.freeze({ ...init.fields });
    this.retryAfterSeconds = init.retryAfterSeconds ?? null;
  }
}

/**
 * Converts anything that was thrown to an {@link ApiError}. The text of other errors is not for users and is
 * dropped.
 */
export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError({ kind: 'invalidResponse', cause: error });
}

/** The Portuguese text to show for anything that was thrown. */
export function errorMessage(error: unknown): string {
  return toApiError(error).message;
}

/**
 * The error with a fixed text of the call in place of the generic one (CON-53, FND-081, FND-082). Messages about the
 * input (400), a refused session (401) and a newer save (409, D7) keep their own text.
 */
export function withMessage(error: unknown, message: string): ApiError {
  const original = toApiError(error);
  if (original.messageFromServer || original.status === 401 || original.status === 409) {
    return original;
  }
  return new ApiError({
    kind: original.kind,
    status: original.status,
    message,
    fields: original.fields,
    retryAfterSeconds: original.retryAfterSeconds,
    cause: original,
  });
}
