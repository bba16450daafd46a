import type { z } from 'zod';
import { type FieldMessages, invalidFields, invalidParameters } from './GatewayError.ts';

function parse<Output>(
  schema: z.ZodType<Output>,
  value: unknown,
  failure: (fields: FieldMessages) => Error,
): Output {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string[]> = {};
  for (const issue of result.error.issues) {
    const path = issue.path.reduce<string>(
      (text, part) =>
        typeof part === 'number'
          ? `${text}[${part}]`
          : text === ''
            ? String(part)
            : `${text}.${String(part)}`,
      '',
    );
    fields[path] = [...(fields[path] ?? []), issue.message];
  }
  throw failure(fields);
}

/** Checks a body with the schema of the screens (D6). @throws GatewayError 400 with the messages at their fields. */
export function validateBody<Output>(schema: z.ZodType<Output>, body: unknown): Output {
  return parse(schema, body, invalidFields);
}

/** Checks parameters of the address. @throws GatewayError 400 with the messages at their names. */
export function validateParameters<Output>(schema: z.ZodType<Output>, parameters: unknown): Output {
  return parse(schema, parameters, invalidParameters);
}
