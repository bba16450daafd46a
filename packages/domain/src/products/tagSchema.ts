import * as z from 'zod/mini';
import { requiredUpperText } from '../fields/textFields.ts';

/** Most characters of a tag. */
export const TAG_MAX = 60;

/** Body of a tag (PRD-077): its description, in capitals (D18). */
export const tagSchema = z.object({ descricao: requiredUpperText(TAG_MAX) });
