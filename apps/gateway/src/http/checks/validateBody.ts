import type { z } from 'zod';
import { invalidFields } from '../GatewayError.ts';

/** `['contatos', 0, 'email']` → `contatos[0].email`. */
function fieldPath(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    return path === '' ? String(part) : `${path}.${String(part)}`;
  }, '');
}

/**
 * Checks a body with the schema of the form (D6).
 *
 * @throws GatewayError 400 with the messages at their fields.
 */
export function validateBody<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const { path, message } of result.error.issues) {
    const name = fieldPath(path);
    fields[name] = [...(fields[name] ?? []), message];
  }
  throw invalidFields(fields);
}
