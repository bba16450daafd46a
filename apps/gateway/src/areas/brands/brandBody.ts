import type { Schemas } from '@portal/api';
import { brandSchema } from '@portal/domain';
import { z } from 'zod';
import { validateBody } from '../../http/checks/validateBody.ts';

/** Runs of spaces become one before the rules of the screens are applied. */
const storedBrandSchema = z
  .object({ descricao: z.string().transform((text) => text.replace(/\s+/g, ' ')) })
  .pipe(brandSchema);

/**
 * What the register stores of a brand.
 *
 * @throws GatewayError 400 at the description.
 */
export function brandOf(input: Schemas['BrandInput']) {
  return validateBody(storedBrandSchema, input);
}
