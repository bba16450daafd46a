import { valueTexts } from '../../locale/valueTexts.ts';

export const curveTableTexts = {
  ...valueTexts,
  curveTarget: 'Meta',
  curveQuantity: 'Quantidade',
  /** @param of the whole of the share, as in "Quantidade" */
  curveShare: (of: string) => `% ${of}`,
  curveCost: 'CME',
  curvePurchaseValue: 'Valor de compra',
  curveStockOut: '% Ruptura',
  curveTotal: 'Total',
  curveWithinTarget: 'Dentro da meta',
  curveOffTarget: 'Fora da meta',
  curveOpen: (name: string) => `Ver produtos da curva ${name}`,
};
