import type { OperationId } from '../../http/operationHandler.ts';

/** The calls that change families, products and suppliers, as people name them. */
const NAMES: Partial<Record<OperationId | 'forgetRegistrations', string>> = {
  createFamily: 'Cadastro da família',
  updateFamily: 'Alteração da família',
  updateFamilyTaxation: 'Alteração da tributação',
  approveFamilyRequest: 'Validação da família',
  refuseFamilyRequest: 'Recusa da família',
  approveFamilyRequestTaxation: 'Validação da tributação',
  createProduct: 'Cadastro do produto',
  updateProduct: 'Alteração do produto',
  updateEcommerceProduct: 'Alteração no e-commerce',
  createRequestedProduct: 'Cadastro na solicitação',
  updateRequestedProduct: 'Alteração na solicitação',
  deleteRequestedProduct: 'Exclusão da solicitação',
  approveProductRequest: 'Validação do produto',
  refuseProductRequest: 'Recusa do produto',
  createProductChild: 'Cadastro de EAN',
  updateProductChild: 'Alteração de EAN',
  deleteProductChild: 'Exclusão de EAN',
  createProductSupplier: 'Cadastro de fornecedor do produto',
  updateProductSupplier: 'Alteração de fornecedor do produto',
  deleteProductSupplier: 'Exclusão de fornecedor do produto',
  createProductSupplierSku: 'Cadastro de SKU',
  updateProductSupplierSku: 'Alteração de SKU',
  deleteProductSupplierSku: 'Exclusão de SKU',
  approveProducts: 'Aprovação em lote',
  refuseProducts: 'Recusa em lote',
  changeProductsStatus: 'Alteração de status em lote',
  changeProductsFamily: 'Alteração de família em lote',
  changeProductsSupplier: 'Alteração de fornecedor em lote',
  undoBatch: 'Lote desfeito',
  saveRegistrationBasicData: 'Cadastro, dados básicos',
  saveRegistrationBrandsAndCategories: 'Cadastro, marcas e categorias',
  saveRegistrationDocuments: 'Cadastro, documentos',
  saveRegistrationAccounting: 'Cadastro, dados contábeis e fiscais',
  saveRegistrationFinance: 'Cadastro, dados financeiros',
  saveRegistrationBilling: 'Cadastro, faturamento e logística',
  attachDocuments: 'Inclusão de documento',
  deleteDocument: 'Exclusão de documento',
  decideRegistration: 'Decisão sobre o cadastro',
  reactivateSupplier: 'Reativação do cadastro',
  forgetRegistrations: 'Remoção de dados pessoais',
};

/** A call as people name it; one that is not listed by its operation id. */
export function operationName(operation: string): string {
  return new Map(Object.entries(NAMES)).get(operation) ?? operation;
}
