export const unsavedChangesDialogTexts = {
  unsavedTitle: 'Você tem dados não salvo',
  unsavedQuestion: 'Você deseja sair sem salvar as alterações?',
  leaveWithoutSaving: 'Sim, sair sem salvar',
};
