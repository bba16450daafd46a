import { valueTexts } from '../../locale/valueTexts.ts';

export const curveDetailDialogTexts = {
  ...valueTexts,
  curveProducts: (curve: string) => `Produtos da curva ${curve}`,
  curveOrigins: { empresa: 'Empresa', filial: 'Filial' },
  curveOriginInvalid: 'Tipo de origem inválido',
  curveMissing: 'Selecione uma curva para visualizar os detalhes',
  curveWithoutProducts: 'Nenhum produto encontrado para a curva',
  curveTotalQuantity: 'Quantidade total',
  curveTotalPurchase: 'Valor total de compra',
};
