import { z } from 'zod';

/** Form and body of step 3 (ST3-015, G-28): it has no fields, its documents are stored before. */
export const documentsSchema = z.object({});

/** Step 3 as the call sends it. */
export type DocumentsBody = z.output<typeof documentsSchema>;
