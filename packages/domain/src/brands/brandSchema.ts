import * as z from 'zod/mini';
import { shapeOf } from '../fields/defineFields.ts';
import { requiredText } from '../fields/kinds.ts';

/** Most characters a brand description holds. */
export const BRAND_DESCRIPTION_MAX = 60;

/** The field of a brand, commercial or e-commerce (BRD-015 to BRD-019, BRD-034): its description, in capitals (D18). */
export const brandFields = {
  descricao: requiredText({ label: 'Descrição', max: BRAND_DESCRIPTION_MAX }),
};

/** Form and body of a brand. */
export const brandSchema = z.object(shapeOf(brandFields));
