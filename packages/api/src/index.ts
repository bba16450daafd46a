export {
  ApiError,
  type ApiErrorInit,
  type ApiErrorKind,
  CONFLICT_MESSAGE,
  errorMessage,
  failWith,
  GENERIC_MESSAGE,
  INVALID_CREDENTIALS_MESSAGE,
  isFinal,
  retryMayHelp,
  SESSION_ENDED_MESSAGE,
  toApiError,
  withMessage,
} from './ApiError.ts';
export { answerOf } from './answerOf.ts';
export {
  AS_PDF,
  createPortalClient,
  type PortalClient,
  type PortalClientOptions,
  WITH_FILES,
} from './client.ts';
export type { components, operations, paths } from './contract.gen.ts';
export { type ErrorBody, readErrorBody } from './errorBody.ts';
export { serializeForm } from './form.ts';
export { serializeQuery } from './query.ts';
export type { Schemas } from './schemas.ts';
export { createSendKey, type SendKey } from './sendKey.ts';
