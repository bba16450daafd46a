import * as z from 'zod/mini';
import { requiredUpperText } from '../fields/textFields.ts';

/** Body of a tag (PRD-077): its description, in capitals (D18). */
export const tagSchema = z.object({ descricao: requiredUpperText(60) });
