import type { z } from 'zod';

/** Messages of a schema about a value, as `path: message`. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  return (
    schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
}
