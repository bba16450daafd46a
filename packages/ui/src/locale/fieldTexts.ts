import type { TextFault } from '../internal/editing/edit.ts';

/** Texts of the fields that a sign-in page has, apart from those of all fields. */
export const fieldTexts = {
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  /** @param digits the check digits that would make the number right, as in "35" */
  cnpjExpectedDigits: (digits: string) => `CNPJ inválido: DV esperado ${digits}`,
  cnpjInvalid: 'Digite um CNPJ válido',
  cnpjIncomplete: 'Digite os 14 caracteres do CNPJ',
  /** What is said of a pasted text that was refused or changed. */
  pasteFaults: {
    misfit: 'O texto colado não serve neste campo',
    cut: 'Só uma parte do texto colado coube neste campo',
    digit: 'Digite sem o dígito verificador',
  } satisfies Record<TextFault, string>,
  // Without dots between thousands: a sign-in page does not load what writes them.
  charactersOf: (count: number, limit: number) => `${count} de ${limit} caracteres`,
};
