/** Writes whole numbers in the texts. */
export const figures = new Intl.NumberFormat('pt-BR');
