import { REQUIRED_TEXT } from '@portal/domain';
import { normalizeLine } from '@portal/formats';
import * as z from 'zod/mini';

export { signUpSchema } from '@portal/domain';

/** The code from the e-mail of a sign-up, whatever was pasted around it. */
export const confirmationSchema = z.object({
  codigo: z.string().check(
    z.overwrite(normalizeLine),
    z.minLength(1, REQUIRED_TEXT),
    z.overwrite((text) => text.replace(/\D/g, '')),
    z.regex(/^\d{6}$/, 'Digite os 6 números do código'),
  ),
});
