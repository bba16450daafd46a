import type * as z from 'zod/mini';

/** Messages of a schema about a value, as `path: message`. */
export function problemsOf(schema: z.ZodMiniType, value: unknown): string[] {
  return (
    schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
}
