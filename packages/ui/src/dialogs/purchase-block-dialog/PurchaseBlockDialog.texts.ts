import { formatNumber } from '@portal/formats';

export const purchaseBlockDialogTexts = {
  purchaseBlock: 'Bloqueio de compra',
  regions: 'Regiões de perfil de venda',
  region: 'Região',
  branches: 'Filiais',
  chooseRegions: 'Selecione uma região para ver as filiais',
  discontinuedProducts: 'Produtos a descontinuar',
  noDiscontinuedProduct: 'Nenhum produto a descontinuar',
  productsFound: (count: number) =>
    count === 0
      ? 'Nenhum produto encontrado'
      : `${formatNumber(count)} ${count === 1 ? 'produto encontrado' : 'produtos encontrados'}`,
  productCode: 'Código do produto',
  familyCode: 'Código da família',
  searchNeedsCode: 'Informe o código do produto ou da família',
  validateWithoutBlock: 'Validar sem bloqueio',
  validateWithBlock: 'Validar com bloqueio',
  withoutBlockHasBranches: 'Desmarque as filiais para validar sem bloqueio',
  withBlockNeedsBranches: 'Selecione ao menos uma filial para validar com bloqueio',
  branchesPending: 'Aguarde o carregamento das filiais',
  branchesFailed: 'As filiais não foram carregadas',
};
