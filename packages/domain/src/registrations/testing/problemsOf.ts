import type { z } from 'zod';

/** What a schema says of a value, as `path: message`. */
export function problemsOf(schema: z.ZodType, value: unknown): string[] {
  return (
    schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []
  );
}
