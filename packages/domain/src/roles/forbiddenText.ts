/** Message of an act that the roles of a user do not allow. */
export const FORBIDDEN_TEXT = 'Você não tem permissão para esta ação';
