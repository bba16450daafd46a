import { ApiError, toApiError } from '@portal/api';

/** Fields whose parts have other names. */
const FIELDS: Readonly<Record<string, string>> = { Fotos: 'fotosProdutos', ProdutoFornecedor: 'sku' };

/** `Fotos[0].arquivo` → `fotosProdutos`, `Variacao` → `variacao`, `tagsIds[1]` → `tagsIds`. */
function fieldOf(part: string): string {
  const [name = ''] = part.split(/[[.]/);
  return FIELDS[name] ?? name.charAt(0).toLowerCase() + name.slice(1);
}

/** Moves the messages of a refusal from the parts of the form to its fields (D9). */
export function atFormFields(failure: unknown): ApiError {
  const error = toApiError(failure);
  const { kind, status, message, messageFromServer, retryAfterSeconds, code } = error;
  const fields: Record<string, readonly string[]> = {};
  for (const [part, texts] of Object.entries(error.fields)) fields[fieldOf(part)] ??= texts;
  return new ApiError({
    ...{ kind, status, message, messageFromServer, retryAfterSeconds, code },
    fields,
    cause: error,
  });
}
