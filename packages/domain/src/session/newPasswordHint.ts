/** Fewest characters of a new password. */
export const PASSWORD_MIN = 8;

/** What a new password needs, as its field says it before anything is typed (GAP-01, D25). */
export const NEW_PASSWORD_HINT = `No mínimo ${PASSWORD_MIN} caracteres, com ao menos uma letra e um número`;
