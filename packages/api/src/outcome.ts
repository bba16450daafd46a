import { ApiError, type ApiErrorKind } from './ApiError.ts';
import { readErrorBody } from './errorBody.ts';

const PDF = 'application/pdf';

const KIND_BY_STATUS: Readonly<Record<number, ApiErrorKind>> = {
  400: 'validation',
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  409: 'conflict',
  422: 'conflict', // what was sent first under the same key is stored
  429: 'throttled',
};

/**
 * Returns the answer, completely read and checked, or an {@link ApiError}. The body is read here, since
 * openapi-fetch would let broken JSON, a cut connection and a time-out escape as other errors.
 */
export async function outcomeOf(call: Request, response: Response): Promise<Response> {
  if (isSuccess(call.method, response.status)) {
    return readAnswer(call, response);
  }
  throw await refusalOf(response);
}

/** 200 is success; 201 and 204 are for writes only (FND-071, FND-072, API2-003 to 005). */
function isSuccess(method: string, status: number): boolean {
  return status === 200 || (method !== 'GET' && (status === 201 || status === 204));
}

async function readAnswer({ method, headers }: Request, response: Response): Promise<Response> {
  if (response.status === 204) {
    return response;
  }
  if (headers.get('Accept') === PDF) {
    return readFile(response);
  }
  const text = await response.text();
  // A write with an empty answer has succeeded: reporting a failure would make the user send it again.
  const empty = text === '' && method !== 'GET';
  if (!empty && !(isJson(response) && parses(text))) {
    throw new ApiError({ kind: 'invalidResponse', status: response.status, code: codeOf(response) });
  }
  const answer = new Response(empty ? null : text, response);
  if (empty) {
    // openapi-fetch and openapi-react-query recognise an empty body only by these headers.
    answer.headers.delete('Transfer-Encoding');
    answer.headers.set('Content-Length', '0');
  }
  return answer;
}

/** The file of the answer. */
async function readFile(response: Response): Promise<Response> {
  const file = await response.blob();
  if (file.type.split(';')[0]?.trim() !== PDF || file.size === 0) {
    throw new ApiError({ kind: 'invalidResponse', status: response.status, code: codeOf(response) });
  }
  return new Response(file, response);
}

async function refusalOf(response: Response): Promise<ApiError> {
  const { status } = response;
  const kind = KIND_BY_STATUS[status] ?? (status >= 500 ? 'server' : 'invalidResponse');
  const retryAfterSeconds = readRetryAfter(response);
  // Only these two have a text from the server (CON-53, D7); other bodies are not even read (NET-05).
  if (kind === 'validation' || kind === 'conflict') {
    const body = readErrorBody(isJson(response) ? await response.text().catch(() => '') : '');
    const { message, fields } = body;
    const messageFromServer = message !== null;
    const saysWhy = messageFromServer || Object.keys(fields).length > 0 || kind === 'conflict';
    return new ApiError({
      kind,
      status,
      ...(message !== null && { message }),
      messageFromServer,
      fields,
      retryAfterSeconds,
      ...(!saysWhy && { code: codeOf(response) }),
    });
  }
  await response.body?.cancel().catch(() => undefined);
  const unexpected = kind === 'server' || kind === 'invalidResponse';
  return new ApiError({ kind, status, retryAfterSeconds, ...(unexpected && { code: codeOf(response) }) });
}

/** `Retry-After` in seconds, as in the contract. */
function readRetryAfter(response: Response): number | null {
  const value = response.headers.get('Retry-After') ?? '';
  return /^\d{1,6}$/.test(value) ? Number(value) : null;
}

/** The id that the gateway gave the call; whatever else a proxy may write there is none. */
function codeOf(response: Response): string | undefined {
  return /^[\w-]{1,64}$/.exec(response.headers.get('X-Request-Id') ?? '')?.[0];
}

function isJson(response: Response): boolean {
  return /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(response.headers.get('Content-Type') ?? '');
}

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
