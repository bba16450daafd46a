/** What a new password needs, as its field says it; the rule is that of the domain. */
export const NEW_PASSWORD_HINT = 'No mínimo 8 caracteres, com ao menos uma letra e um número';
