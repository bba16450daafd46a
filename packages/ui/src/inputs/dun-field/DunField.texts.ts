export const dunFieldTexts = {
  dunWithoutEan: (ean: string) => `O DUN não contém o EAN ${ean}`,
  proposeDun: 'Propor a partir do EAN',
  proposedDun: (dun: string) => `DUN proposto: ${dun}`,
};
