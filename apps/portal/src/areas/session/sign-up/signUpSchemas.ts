import { z } from 'zod';

export { signUpSchema } from '@portal/domain';

/** The code from the e-mail of a sign-up. */
export const confirmationSchema = z.object({
  codigo: z
    .string()
    .trim()
    .min(1, 'Campo obrigatório')
    .regex(/^\d{6}$/, 'Digite os 6 números do código'),
});
