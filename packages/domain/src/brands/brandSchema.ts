import { toUpperPt } from '@portal/formats';
import { z } from 'zod';
import { shapeOf } from '../fields/defineFields.ts';
import { INVALID_TEXT, REQUIRED_TEXT, tooLongText } from '../fields/fieldTexts.ts';
import { requiredText } from '../fields/kinds.ts';

/** Most characters a brand description holds. */
export const BRAND_DESCRIPTION_MAX = 60;

/**
 * The field of a brand, commercial or e-commerce (BRD-015 to BRD-019, BRD-034): its description, in capitals (D18).
 * Spaces inside it stay as they are. Control characters are refused: they cannot be shown, and the database stores
 * no NUL.
 */
export const brandFields = {
  descricao: {
    ...requiredText({ label: 'Descrição', max: BRAND_DESCRIPTION_MAX }),
    schema: z
      .string({ error: REQUIRED_TEXT })
      .trim()
      .overwrite(toUpperPt)
      .min(1, REQUIRED_TEXT)
      .max(BRAND_DESCRIPTION_MAX, tooLongText(BRAND_DESCRIPTION_MAX))
      .regex(/^\P{Cc}*$/u, INVALID_TEXT),
  },
};

/** Form and body of a brand. */
export const brandSchema = z.object(shapeOf(brandFields));
