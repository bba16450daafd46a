import { gtinFieldTexts } from '../gtin-field/GtinField.texts.ts';

export const dunFieldTexts = {
  ...gtinFieldTexts,
  dunWithoutEan: (ean: string) => `O DUN não contém o EAN ${ean}`,
  proposeDun: 'Propor a partir do EAN',
  proposedDun: (dun: string) => `DUN proposto: ${dun}`,
};
