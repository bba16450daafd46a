import { valueTexts } from '../../locale/valueTexts.ts';
import type { NumberFault } from '../editing/edit.ts';

export const numericFieldTexts = {
  ...valueTexts,
  /** What is said of a pasted number that was refused or changed. */
  numberFaults: {
    noNumber: 'O texto colado não é um número',
    notWhole: 'O texto colado não é um número inteiro',
    negative: 'O texto colado é um número negativo',
    tooLarge: 'O texto colado tem dígitos demais',
    rounded: 'O valor colado foi arredondado',
  } satisfies Record<NumberFault, string>,
};
