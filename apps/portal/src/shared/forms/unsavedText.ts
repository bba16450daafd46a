/** Says that something is typed and not saved. */
export const UNSAVED_TEXT = 'Alterações não salvas';
