/** Said when a step could not be saved and the server says nothing more (ONB-091). */
export const SAVE_FAILED = 'Erro ao salvar seus dados.';

/** Said when the registration could not be read again and the server says nothing more (ONB-092). */
export const REFRESH_FAILED = 'Erro ao atualizar fluxo.';
