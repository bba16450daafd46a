/** Text of every failure without its own text (FND-075, API2-008). */
export const GENERIC_MESSAGE = 'Algo de errado aconteceu. Tente novamente em breve.';

/** Text of a refused sign-in (FND-073, API2-006). */
export const INVALID_CREDENTIALS_MESSAGE = 'Credenciais inválidas';

/** Text of any other call without a valid session. The page usually reloads first (CON-52). */
export const SESSION_ENDED_MESSAGE = 'Sua sessão expirou ou foi encerrada. Entre novamente.';

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

/** What a failure says by its kind where there is no other text; of kinds that are not here the generic text. */
const MESSAGES: Partial<Readonly<Record<ApiErrorKind, string>>> = {
  unauthenticated: SESSION_ENDED_MESSAGE,
  forbidden: 'Você não tem permissão para esta ação',
  notFound: 'Registro não encontrado',
  conflict: CONFLICT_MESSAGE,
};

/** Seconds as people say them: minutes from two minutes on. */
function writeWait(seconds: number): string {
  if (seconds >= 120) return `${Math.ceil(seconds / 60)} minutos`;
  return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
}

/** The text of a failure that brings none. */
function ownMessage(kind: ApiErrorKind, retryAfterSeconds: number | null): string {
  if (kind !== 'throttled') return MESSAGES[kind] ?? GENERIC_MESSAGE;
  const wait = retryAfterSeconds ? `em ${writeWait(retryAfterSeconds)}` : 'em breve';
  return `Muitas tentativas. Tente novamente ${wait}.`;
}

/** Properties of an {@link ApiError}; missing ones get empty values. */
export interface ApiErrorInit {
  readonly kind: ApiErrorKind;
  readonly status?: number | null;
  /** @default what the kind says */
  readonly message?: string;
  readonly messageFromServer?: boolean;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly retryAfterSeconds?: number | null;
  readonly code?: string | undefined;
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
  /** The id of the call, shown as "código do erro"; only of a failure that people cannot mend themselves. */
  readonly code: string | undefined;

  constructor(init: ApiErrorInit) {
    const retryAfterSeconds = init.retryAfterSeconds ?? null;
    const message = init.message ?? ownMessage(init.kind, retryAfterSeconds);
    super(message, init.cause === undefined ? undefined : { cause: init.cause });
    this.kind = init.kind;
    this.status = init.status ?? null;
    this.messageFromServer = init.messageFromServer ?? false;
    this.fields = Object.freeze({ ...init.fields });
    this.retryAfterSeconds = retryAfterSeconds;
    this.code = init.code;
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

/** Whether the same call cannot succeed later either, so that no retry is offered. */
export function isFinal(error: unknown): boolean {
  const { kind } = toApiError(error);
  return kind === 'forbidden' || kind === 'notFound';
}

/**
 * Whether the same call may succeed a moment later: there was no answer, the gateway failed, or it has to wait. A refusal
 * stays one until something changes.
 */
export function retryMayHelp(error: unknown): boolean {
  const { status } = toApiError(error);
  return status === null || status >= 500 || status === 429;
}

/**
 * The error with a fixed text of the call, if it has one, in place of the generic one (CON-53, FND-081, FND-082). Messages
 * about the input (400), a refused session (401) and a newer save (409, D7) keep their own text; that something is not allowed
 * or has to wait is said after the text of the call.
 */
export function withMessage(error: unknown, message: string | undefined): ApiError {
  const original = toApiError(error);
  const { kind, status, fields, retryAfterSeconds, code } = original;
  const keepsOwn = original.messageFromServer || status === 401 || status === 409;
  if (message === undefined || keepsOwn) return original;
  const saysWhy = kind === 'forbidden' || kind === 'throttled';
  return new ApiError({
    kind,
    status,
    message: saysWhy ? `${message.replace(/\.$/, '')}. ${original.message}` : message,
    fields,
    retryAfterSeconds,
    code,
    cause: original,
  });
}

/**
 * For the `catch` of a call: fails with the text of the call, as {@link withMessage} does. Without one, and after an abort,
 * the failure stays as it is.
 *
 * @example answerOf(api.GET(PATH)).catch(failWith('Erro ao buscar cidades'))
 */
export const failWith =
  (message: string | undefined, signal?: AbortSignal) =>
  (error: unknown): never => {
    throw message === undefined || signal?.aborted ? error : withMessage(error, message);
  };
