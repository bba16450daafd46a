import type { Schemas } from '@portal/api';
import { brandSchema } from '@portal/domain';
import { z } from 'zod';
import { validateBody } from '../../http/checks/validateBody.ts';

/** Collapses runs of spaces before the rules of the form apply. */
const storedBrandSchema = z
  .object({ descricao: z.string().transform((text) => text.replace(/\s+/g, ' ')) })
  .pipe(brandSchema);

/**
 * Checks a brand and returns the values to store.
 *
 * @throws GatewayError 400 at the description.
 */
export function brandOf(input: Schemas['BrandInput']) {
  return validateBody(storedBrandSchema, input);
}
