import type { Schemas } from '@portal/api';
import { href } from '@portal/domain';
import { family, product, productEnumerations, products } from './catalogue.ts';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';
import { eans } from './productSupply.ts';

const colours = ['VERMELHA', 'PRETA', 'AZUL', 'CINZA', 'GRAFITE', 'CREME', 'VERDE', 'LILÁS'];
const pageSize = 35;

const variationOf = (index: number) => {
  const colour = colours[index % colours.length] ?? '';
  return index < colours.length ? colour : `${colour} ${index + 1}`;
};

/** This many products of the family, each with its own variation. */
export function familyProducts(count: number): Schemas['ProductListItem'][] {
  return Array.from({ length: count }, (_, index) => products[index % products.length])
    .filter((one) => one !== undefined)
    .map((one, index) => ({
      ...one,
      id: product.id + index,
      codigo: product.codigo + index,
      nome: `PANELA TRAMONTINA SOLAR ${variationOf(index)} 4,5LT`,
    }));
}

/** One of those products with all fields of its form. */
export function familyProduct(id: number): Schemas['CatalogueProduct'] {
  const index = id - product.id;
  const variacao = variationOf(index);
  const nome = `PANELA TRAMONTINA SOLAR ${variacao} 4,5LT`;
  return { ...product, id, codigo: product.codigo + index, nome, variacao };
}

const characteristics = ['INOX', 'FUNDO TRIPLO', 'ANTIADERENTE', 'INDUÇÃO'];

/** Address of the products of the family, one of them chosen. */
export const productAddress = (chosen?: number | 'novo') =>
  href('catalogue-family', { id: family.id, aba: 'produtos', produto: chosen });

/** Answers with this family. */
export const familyCall = (shown: Schemas['Family']) =>
  gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) => response(200).json(shown));

/** Answers for the products of the family, page by page. */
export const familyProductCalls = [
  familyCall(family),
  familyProductList(familyProducts(12)),
  gatewayHttp.get('/api/produtos/{id}/catalogo', ({ params, response }) =>
    response(200).json(familyProduct(Number(params.id))),
  ),
  gatewayHttp.get('/api/produtos/enumeracoes', ({ response }) => response(200).json(productEnumerations)),
  gatewayHttp.get('/api/produtos/{produtoId}/produtos-filhos', ({ response }) =>
    response(200).json({ produtosFilhos: eans }),
  ),
  gatewayHttp.get('/api/produtos/caracteristicas', ({ response }) =>
    response(200).json({
      caracteristicas: characteristics.map((descricao, index) => ({
        id: [4, 11, 12, 13][index] ?? 0,
        descricao,
      })),
    }),
  ),
  gatewayHttp.get('/api/produtos/tags', ({ query, response }) => {
    const wanted = query.get('descricao') ?? '';
    const tags = [
      { id: 18, descricao: 'COZINHA' },
      { id: 19, descricao: 'FOGÃO' },
      { id: 20, descricao: 'PRESENTE' },
    ].filter(({ descricao }) => descricao.includes(wanted.toUpperCase()));
    return response(200).json({ tags, meta: meta(tags.length, 20) });
  }),
];

/** Answers for the list of products, 35 per page, filtered by name. */
export function familyProductList(all: readonly Schemas['ProductListItem'][]) {
  return gatewayHttp.get('/api/produtos', ({ query, response }) => {
    if (query.get('FamiliaId') !== String(family.id)) return response(400).json(errorBody('Família ausente'));
    const page = Number(query.get('Paginacao.Pagina') ?? 1);
    const found = all.filter(({ nome }) => nome.includes((query.get('Busca') ?? '').toUpperCase()));
    const produtos = found.slice((page - 1) * pageSize, page * pageSize);
    return response(200).json({ produtos, meta: meta(found.length, pageSize, page) });
  });
}
