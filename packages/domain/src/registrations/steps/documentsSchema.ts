import * as z from 'zod/mini';

/** Step 3 has no fields: its documents are stored as they are chosen (ST3-015, G-28). */
export const documentsFields = {};

/** Form and body of step 3. */
export const documentsSchema = z.object(documentsFields);

/** Step 3 as the call sends it. */
export type DocumentsBody = z.output<typeof documentsSchema>;
