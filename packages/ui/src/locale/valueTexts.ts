import { ptBrFormats } from './formats.ts';

/** Texts of values, with how they are written. */
export const valueTexts = {
  formats: ptBrFormats,
  invalidValue: 'Valor inválido',
  invalidDate: 'Data inválida',
};

/** Those by which a value becomes a text. */
export type ValueMessages = Pick<typeof valueTexts, 'formats' | 'invalidValue'>;
