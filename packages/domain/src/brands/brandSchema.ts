import { toUpperPt } from '@portal/formats';
import { z } from 'zod';

/** Most characters a brand description holds. */
export const BRAND_DESCRIPTION_MAX = 60;

/**
 * Form and body of a brand, commercial or e-commerce (BRD-015 to BRD-019, BRD-034): `descricao`, trimmed and
 * upper-cased (D18), required with 'Campo obrigatório' (BRD-017). Control characters are refused: no screen can
 * show them and the database stores no NUL.
 */
export const brandSchema = z.object({
  descricao: z
    .string({ error: 'Campo obrigatório' })
    .trim()
    .overwrite(toUpperPt)
    .min(1, 'Campo obrigatório')
    .max(BRAND_DESCRIPTION_MAX, `Digite no máximo ${BRAND_DESCRIPTION_MAX} caracteres`)
    .regex(/^\P{Cc}*$/u, 'Digite um texto válido'),
});

/** Brand as the form and the calls hold it. */
export type BrandForm = z.output<typeof brandSchema>;
