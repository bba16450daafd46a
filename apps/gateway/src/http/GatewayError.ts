import type { Schemas } from '@portal/api';
import { messages, tooManyAttempts } from './messages.ts';

/** Status of a refused call. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 415 | 422 | 428 | 429 | 500 | 503 | 504;

/** Messages per field, keyed by the path in the body or the name of the parameter. */
export type FieldMessages = Readonly<Record<string, readonly string[]>>;

/** A refusal with the body of D9. Its messages all come from a `messages.ts`. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: ErrorStatus;
  readonly body: Schemas['Error'];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    status: ErrorStatus,
    message: string,
    options: {
      readonly global?: readonly string[];
      readonly fields?: FieldMessages;
      readonly headers?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.status = status;
    this.headers = options.headers ?? {};
    // `fromEntries`, since a field may be called `__proto__`.
    const fields = Object.fromEntries(
      Object.entries(options.fields ?? {}).map(([path, texts]) => [path, [...texts]]),
    );
    this.body = { message, errors: { global: [...(options.global ?? [message])], fields } };
  }
}

/** 400 about the whole call. */
export function refused(message: string): GatewayError {
  return new GatewayError(400, message);
}

/**
 * 400 about fields of the body. The summary is that of a form: required fields first, otherwise the message of the
 * field.
 */
export function invalidFields(fields: FieldMessages): GatewayError {
  const texts = Object.values(fields).flat();
  const [only] = texts;
  const message = texts.includes(messages.required)
    ? messages.requiredFields
    : texts.length === 1 && only !== undefined
      ? only
      : messages.checkFields;
  return new GatewayError(400, message, { global: [], fields });
}

/** 400 about parameters of the address or a header. */
export function invalidParameters(fields: FieldMessages): GatewayError {
  return new GatewayError(400, messages.badParameter, { fields });
}

/** 401, with the same body whatever the cause (GW-01). */
export function unauthenticated(): GatewayError {
  return new GatewayError(401, messages.unauthenticated, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** 401 of the two sign-in calls. */
export function invalidCredentials(): GatewayError {
  return new GatewayError(401, messages.invalidCredentials, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** 403: signed in, without a role for the call. */
export function forbidden(): GatewayError {
  return new GatewayError(403, messages.forbidden);
}

/** 404: there is no such record, it was removed, or it belongs to another supplier. */
export function notFound(): GatewayError {
  return new GatewayError(404, messages.notFound);
}

/** 409: the record was saved by somebody else meanwhile (D7). */
export function conflict(): GatewayError {
  return new GatewayError(409, messages.conflict);
}

/** 428: a change came without the version that its user saw (D23). */
export function versionRequired(): GatewayError {
  return new GatewayError(428, messages.versionRequired);
}

/** 429 with the seconds to wait. */
export function tooMany(seconds: number): GatewayError {
  const wait = Math.min(900, Math.max(1, Math.ceil(seconds)));
  return new GatewayError(429, tooManyAttempts(wait), { headers: { 'Retry-After': String(wait) } });
}

/** 503: the database is not to be reached for now. */
export function unavailable(): GatewayError {
  return new GatewayError(503, messages.unavailable, { headers: { 'Retry-After': '2' } });
}
