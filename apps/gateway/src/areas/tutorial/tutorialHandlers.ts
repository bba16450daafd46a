import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Handlers } from '../../http/operationHandler.ts';

/** The PDF is printed from `tutorial.html` by `scripts/tutorialPdf.ts`. */
const FILE = path.join(import.meta.dirname, 'tutorial.pdf');

/** The tutorial of the registration (API2-022, G-47). */
export const tutorialHandlers: Handlers<'downloadTutorial'> = {
  downloadTutorial: async () => ({
    status: 200,
    file: {
      bytes: new Uint8Array(await readFile(FILE)),
      contentType: 'application/pdf',
      name: 'tutorial-do-cadastro.pdf',
    },
  }),
};
