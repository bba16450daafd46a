import { type ApiErrorKind, toApiError } from '@portal/api';

const REMEDIES: Partial<Record<ApiErrorKind, string>> = {
  network: 'Confira a conexão e envie de novo.',
  timeout: 'Confira a conexão e envie de novo.',
  validation: 'Confira o arquivo e escolha-o de novo.',
  forbidden: 'O envio foi recusado. Envie de novo em alguns minutos; se continuar, fale com a empresa.',
  server: 'Envie de novo em alguns minutos.',
  throttled: 'Envie de novo em alguns minutos.',
};

/**
 * What helps after a failed upload.
 *
 * @param cause what it was rejected with.
 */
export function uploadRemedy(cause: unknown): string {
  return REMEDIES[toApiError(cause).kind] ?? 'Atualize a página e envie de novo.';
}
