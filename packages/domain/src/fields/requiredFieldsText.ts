/** Message of a form with fields that must be filled in (FND-079). */
export const REQUIRED_FIELDS_TEXT = 'Preencha todos os campos obrigatórios';
