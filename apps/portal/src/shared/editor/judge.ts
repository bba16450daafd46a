import { ApiError } from '@portal/api';
import type * as z from 'zod/mini';

/**
 * What the rules make of values that no form has judged, as those of two people put together.
 *
 * @throws {ApiError} what is wrong with them at its fields, as the gateway would say it.
 */
export function judge<Body, Form>(schema: z.ZodMiniType<Body, Form>, values: Form): Body {
  const { data, error } = schema.safeParse(values);
  if (!error) return data;
  const texts = Map.groupBy(error.issues, ({ path }) => path.join('.'));
  const fields = [...texts].map(([path, issues]) => [path, issues.map(({ message }) => message)] as const);
  throw new ApiError({ kind: 'validation', fields: Object.fromEntries(fields) });
}
