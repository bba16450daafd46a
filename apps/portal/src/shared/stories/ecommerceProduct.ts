import type { Schemas } from '@portal/api';
import { brands } from './brands.ts';
import { product } from './catalogue.ts';
import { gatewayHttp, meta } from './gatewayHttp.ts';

/** A picture of one colour, large enough to need no warning. */
const photo = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><rect width="1200" height="1200" fill="${colour}"/></svg>`)}`;

/** The product of the stories as the on-line shop shows it. */
export const ecommerceProduct: Schemas['EcommerceProduct'] = {
  id: product.id,
  codigo: product.codigo,
  nome: product.nome,
  familiaId: product.familiaId,
  importadoLegado: false,
  dimensaoPorFamilia: false,
  descricao: '<p>Panela de inox com fundo triplo.</p><ul><li>Cabo frio</li><li>Vai ao forno</li></ul>',
  linkVideo: 'https://videos.example/produtos/305021',
  altura: 15.5,
  largura: 24,
  comprimento: 38.25,
  peso: 1850,
  caracteristicasIds: [4, 11],
  tagsIds: [18],
  tags: [{ id: 18, descricao: 'COZINHA' }],
  fotosProdutos: [
    { id: 901, arquivo: photo('#b6d7cf'), ordem: 0 },
    { id: 902, arquivo: photo('#e4c7a4'), ordem: 1 },
  ],
  marca: { id: 412, descricao: 'TRAMONTINA' },
  versao: 2,
};

/** Answers for the page of an e-commerce product. */
export const ecommerceProductCalls = [
  gatewayHttp.get('/api/produtos/{produtoId}/ecommerce', ({ response }) =>
    response(200).json(ecommerceProduct),
  ),
  gatewayHttp.get('/api/produtos/caracteristicas', ({ response }) =>
    response(200).json({
      caracteristicas: [
        { id: 11, descricao: 'FUNDO TRIPLO' },
        { id: 4, descricao: 'INOX' },
      ],
    }),
  ),
  gatewayHttp.get('/api/produtos/tags', ({ response }) =>
    response(200).json({ tags: ecommerceProduct.tags, meta: meta(1, 20) }),
  ),
  gatewayHttp.get('/api/produtos/ecommerces', ({ response }) =>
    response(200).json({ marcas: brands, meta: meta(brands.length, 30) }),
  ),
];
