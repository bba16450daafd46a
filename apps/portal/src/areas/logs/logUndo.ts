import { createUndo } from '../../shared/batch/createUndo.ts';

/** The batch of the user that is looked at from the log, to take it back. */
export const logUndo = createUndo();
