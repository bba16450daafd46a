import type { Schemas } from '@portal/api';

/** The main EAN of a product. */
export const mainEan: Schemas['ProductChild'] = {
  id: 9001,
  gtinEan: '7891000315507',
  dun: '17891000315504',
  quantidadeProdutosNaCaixa: 12,
  descricao: 'CAIXA COM 12 PEÇAS',
  principal: true,
  saldao: false,
  versao: 1,
};

/** EANs of a product, the main one first; the last one is from the legacy system. */
export const eans: Schemas['ProductChild'][] = [
  mainEan,
  {
    id: 9002,
    gtinEan: '7891000053508',
    dun: '27891000053508',
    quantidadeProdutosNaCaixa: 24,
    descricao: 'CAIXA COM 24 PEÇAS',
    principal: false,
    saldao: false,
    versao: 3,
  },
  {
    id: 9003,
    gtinEan: '4719',
    dun: null,
    quantidadeProdutosNaCaixa: null,
    descricao: null,
    principal: false,
    saldao: true,
    versao: 1,
  },
];

/** The default supplier of a product. */
export const defaultLink: Schemas['ProductSupplier'] = {
  id: 77,
  fornecedor: { id: 61, codigo: 7061, nomeFantasia: 'PANELAS DA SERRA' },
  padrao: true,
  unidade: { id: 3, siglaDescricao: 'CX - CAIXA' },
  qtdCompra: 1,
  multiplicador: 12,
  calculoPautaDiferente: true,
  valorPauta: 90.07,
  qtdCxLastro: 8,
  qtdCxPallet: 40,
  versao: 1,
};

/** Suppliers of a product, the default one first. */
export const supplierLinks: Schemas['ProductSupplier'][] = [
  defaultLink,
  {
    id: 78,
    fornecedor: { id: 62, codigo: 7062, nomeFantasia: 'METALÚRGICA BOA VISTA' },
    padrao: false,
    unidade: { id: 4, siglaDescricao: 'DZ - DÚZIA' },
    qtdCompra: 2.5,
    multiplicador: 0.0625,
    calculoPautaDiferente: false,
    valorPauta: null,
    qtdCxLastro: null,
    qtdCxPallet: null,
    versao: 4,
  },
];

/** SKUs of a supplier link, the main one first. */
export const skus: Schemas['ProductSupplierSku'][] = [
  { id: 501, sku: 'PN-4500-VM', principal: true, versao: 1 },
  { id: 502, sku: 'Pn-4500/vm', principal: false, versao: 2 },
];

/** Suppliers to choose from. */
export const supplierOptions: Schemas['SupplierOption'][] = [
  { id: 62, codigo: 7062, nomeFantasia: 'METALÚRGICA BOA VISTA' },
  { id: 61, codigo: 7061, nomeFantasia: 'PANELAS DA SERRA' },
  { id: 63, codigo: 7063, nomeFantasia: 'UTILIDADES DO VALE' },
];

/** Units of purchase. */
export const units: Schemas['Unit'][] = [
  { id: 3, siglaDescricao: 'CX - CAIXA' },
  { id: 4, siglaDescricao: 'DZ - DÚZIA' },
];

/** Branches of a product. */
export const productBranches: Schemas['ProductBranches'] = {
  filiaisLivres: [
    { id: 1, nome: 'BELO HORIZONTE CENTRO' },
    { id: 2, nome: 'CONTAGEM' },
  ],
  filiaisBloqueadas: [{ id: 7, nome: 'UBERLÂNDIA' }],
};
