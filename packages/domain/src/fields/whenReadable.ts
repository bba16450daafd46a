import type { z } from 'zod';

/**
 * Lets a rule over several fields run although others are wrong, so that a form tells everything at once (FRM-39): it
 * runs as soon as the fields that it reads are of their types.
 *
 * @param shape the fields that the rule reads.
 */
export function whenReadable(shape: z.ZodType): { when: (payload: { value: unknown }) => boolean } {
  return { when: ({ value }) => shape.safeParse(value).success };
}
