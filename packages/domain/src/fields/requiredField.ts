import * as z from 'zod/mini';
import type { Field } from './defineFields.ts';

const isFilledIn = (value: unknown): boolean =>
  value !== null && !(Array.isArray(value) && value.length === 0);

/**
 * The same field where it must be filled in.
 *
 * @param missing message while it is empty.
 */
export function requiredField<Kept extends Field>(field: Kept, missing: string): Kept {
  return { ...field, required: true, schema: field.schema.check(z.refine(isFilledIn, missing)) };
}
