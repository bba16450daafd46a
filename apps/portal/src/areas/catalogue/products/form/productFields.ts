import { ApiError, toApiError } from '@portal/api';

/** `Fotos[0].arquivo` → `fotosProdutos`, `Variacao` → `variacao`, `tagsIds[1]` → `tagsIds`. */
function fieldOf(part: string): string {
  const [name = ''] = part.split(/[[.]/);
  return name === 'Fotos' ? 'fotosProdutos' : name.charAt(0).toLowerCase() + name.slice(1);
}

/** A refusal with its texts at the fields of the form, whose names are not those of the parts (D9). */
export function atFormFields(failure: unknown): ApiError {
  const error = toApiError(failure);
  const { kind, status, message, messageFromServer, retryAfterSeconds } = error;
  const fields: Record<string, readonly string[]> = {};
  for (const [part, texts] of Object.entries(error.fields)) fields[fieldOf(part)] ??= texts;
  return new ApiError({ kind, status, message, messageFromServer, retryAfterSeconds, fields, cause: error });
}
