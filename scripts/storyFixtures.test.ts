import { FLOW_STATUSES } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { loadContract } from '../apps/gateway/src/http/contract/contract.ts';
import { brands } from '../apps/portal/src/shared/stories/brands.ts';
import {
  family,
  product,
  productEnumerations,
  products,
} from '../apps/portal/src/shared/stories/catalogue.ts';
import { families } from '../apps/portal/src/shared/stories/catalogueFilter.ts';
import { divisionGroups, managers } from '../apps/portal/src/shared/stories/divisionGroups.ts';
import { ecommerceProduct } from '../apps/portal/src/shared/stories/ecommerceProduct.ts';
import { familyProduct, familyProducts } from '../apps/portal/src/shared/stories/familyProducts.ts';
import {
  eans,
  productBranches,
  skus,
  supplierLinks,
  supplierOptions,
  units,
} from '../apps/portal/src/shared/stories/productSupply.ts';
import {
  categories,
  divisions,
  marketClassifications,
  supplierCategories,
} from '../apps/portal/src/shared/stories/registers.ts';
import {
  partnerRows,
  preRegistrationRows,
  registrationRows,
  registrationSummary,
} from '../apps/portal/src/shared/stories/registrationRows.ts';
import {
  banks,
  cities,
  cnaes,
  newPendency,
  registrationAt,
  supplierEnumerations,
} from '../apps/portal/src/shared/stories/registrations.ts';
import {
  productRequests,
  registrationRequests,
  requestRows,
} from '../apps/portal/src/shared/stories/requests.ts';

const contract = await loadContract();

const page = { meta: { paginacao: { totalRegistros: 3, paginaAtual: 1, tamanhoPagina: 100 } } };

/** What the page stories answer, by the call that would answer it. */
const answers: readonly (readonly [operation: string, body: unknown])[] = [
  ['listBrands', { marcas: brands, ...page }],
  ['listFamilies', { familias: families, ...page }],
  ['getFamily', family],
  ['listProducts', { produtos: products, ...page }],
  ['listProducts', { produtos: familyProducts(35), ...page }],
  ['getCatalogueProduct', product],
  ['getCatalogueProduct', familyProduct(3)],
  ['getEcommerceProduct', ecommerceProduct],
  ['getProductEnumerations', productEnumerations],
  ['listProductChildren', { produtosFilhos: eans }],
  ['listProductSuppliers', { produtosFornecedores: supplierLinks, ...page }],
  ['listProductSupplierSkus', { skus }],
  ['listSupplierOptions', { fornecedores: supplierOptions, ...page }],
  ['listUnits', { unidade: units, ...page }],
  ['getProductBranches', productBranches],
  ['listRegistrationRequests', { solicitacoes: registrationRequests, ...page }],
  ['listRegistrationRequests', { solicitacoes: requestRows, ...page }],
  ['listProductRequests', { produtos: productRequests, ...page }],
  ['listDivisionGroups', { grupoDivisoes: divisionGroups(50), ...page }],
  ['listManagers', { gestores: managers, ...page }],
  ['listCategories', { categorias: categories, ...page }],
  ['listSupplierCategories', { categorias: supplierCategories, ...page }],
  ['listDivisions', { divisoes: divisions, ...page }],
  ['getSupplierEnumerations', supplierEnumerations],
  ['listCities', { cidades: cities[31] }],
  ['listCnaes', { cnaes }],
  ['listBanks', { bancos: banks }],
  ['listPreRegistrations', { fluxos: preRegistrationRows, ...page }],
  ['listRegistrations', { fluxos: registrationRows, ...page }],
  ['listPartners', { fluxos: partnerRows, ...page }],
  ['getPreRegistrationSummary', registrationSummary],
  ...FLOW_STATUSES.map((status) => ['getRegistration', registrationAt(status)] as const),
  [
    'getRegistration',
    registrationAt('PendenciadoNaPrimeiraAnalise', {
      fornecedor: { pendencias: [newPendency(15, 'CatalogoProduto', 'catalogo.pdf')] },
    }),
  ],
  ['listMarketClassifications', { classificacoesMercadologicas: marketClassifications, ...page }],
];

describe('what page stories show', () => {
  it.each(answers)('is an answer that the contract allows to %s', (id, body) => {
    const operation = contract.operations.find((each) => each.id === id);
    if (!operation) throw new Error(`The contract has no ${id}`);
    const headers = new Headers({ 'Content-Type': 'application/json', ETag: '"1"' });
    expect(contract.breaches(operation, 200, JSON.parse(JSON.stringify(body)), headers)).toEqual([]);
  });

  it('would be found where it breaks the contract', () => {
    const operation = contract.operations.find(({ id }) => id === 'getFamily');
    if (!operation) throw new Error('The contract has no getFamily');
    const broken = { ...family, aliquotaIpi: '18' };
    expect(contract.breaches(operation, 200, broken, new Headers({ ETag: '"1"' }))).not.toEqual([]);
  });
});
