import { REQUIRED_TEXT } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import { z } from 'zod';

export { signUpSchema } from '@portal/domain';

/** The code from the e-mail of a sign-up. */
export const confirmationSchema = z.object({
  codigo: z
    .string()
    .overwrite(normalizeLine)
    .min(1, REQUIRED_TEXT)
    .regex(/^\d{6}$/, 'Digite os 6 números do código'),
});
