import type * as z from 'zod/mini';

/**
 * Lets a rule over several fields run although other fields are wrong, so that a form shows all messages at once
 * (FRM-39): it runs as soon as its own fields have the right types.
 *
 * @param shape the fields that the rule reads.
 */
export function whenReadable(shape: z.ZodMiniType): { when: (payload: { value: unknown }) => boolean } {
  return { when: ({ value }) => shape.safeParse(value).success };
}
