import type * as z from 'zod/mini';
import { invalidFields } from '../GatewayError.ts';

/** `['contatos', 0, 'email']` → `contatos[0].email`. */
function fieldPath(parts: readonly PropertyKey[]): string {
  return parts.reduce<string>((path, part) => {
    if (typeof part === 'number') return `${path}[${part}]`;
    return path === '' ? String(part) : `${path}.${String(part)}`;
  }, '');
}

function messagesByField({ issues }: z.core.$ZodError): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const name = fieldPath(path);
    fields[name] = [...(fields[name] ?? []), message];
  }
  return fields;
}

/** The messages of a schema about stored values, by field; empty where they keep its rules. */
export function brokenFields(schema: z.ZodMiniType, values: unknown): Record<string, string[]> {
  const { error } = schema.safeParse(values);
  return error === undefined ? {} : messagesByField(error);
}

/**
 * Checks a body with the schema of the form (D6).
 *
 * @throws GatewayError 400 with the messages at their fields.
 */
export function validateBody<Output>(schema: z.ZodMiniType<Output>, body: unknown): Output {
  const result = schema.safeParse(body);
  if (!result.success) throw invalidFields(messagesByField(result.error));
  return result.data;
}
