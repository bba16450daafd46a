/** Message when a step could not be saved and the server sends none (ONB-091). */
export const SAVE_FAILED = 'Erro ao salvar seus dados.';

/** Message when the registration could not be reloaded and the server sends none (ONB-092). */
export const REFRESH_FAILED = 'Erro ao atualizar fluxo.';
