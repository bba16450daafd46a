import type { Schemas } from '@portal/api';
import { family, picture } from './catalogue.ts';
import { familyProductCalls } from './familyProducts.ts';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';

const PRODUCTS = '/api/produtos/solicitacoes-cadastros/produtos';
const PRODUCT = `${PRODUCTS}/{solicitacaoCadastroProdutoId}` as const;

/** The family request whose products the stories show. */
export const FAMILY_REQUEST = 88;

const colours = ['VERMELHA', 'PRETA', 'AZUL', 'CINZA', 'GRAFITE', 'CREME', 'VERDE', 'LILÁS'];

/** EANs with right check digits, one a product. */
const eans = ['7891000315507', '7896004006031', '7896004006048', '7896004006055', '7891000053508'];
const duns = ['17891000315504', '17896004006038', '17896004006045', '17896004006052', '17891000053505'];

/** The product at a place of the request. */
export function requestedProduct(index: number): Schemas['RequestedProduct'] {
  const variacao = colours[index] ?? `COR ${index + 1}`;
  return {
    id: 5021 + index,
    solicitacaoCadastroProdutoId: 340 + index,
    solicitacaoCadastroFamiliaId: FAMILY_REQUEST,
    familiaId: family.id,
    codigo: 305021 + index,
    nome: `PANELA TRAMONTINA SOLAR ${variacao} 4,5LT`,
    variacao,
    sku: `PN-450/${index + 1}`,
    gtinEan: eans[index % eans.length] ?? null,
    dun: duns[index % duns.length] ?? null,
    quantidadeProdutosNaCaixa: 6,
    qtdCxLastro: 8,
    qtdCxPallet: null,
    descricao: '<p>Panela de inox com fundo triplo.</p>',
    linkVideo: null,
    altura: 15.5,
    largura: 24,
    comprimento: 38.25,
    peso: 1850,
    caracteristicasIds: [4],
    tagsIds: [18],
    tags: [{ id: 18, descricao: 'COZINHA' }],
    fotosProdutos: [{ id: 901 + index, arquivo: `data:image/png;base64,${picture}`, ordem: 0 }],
    miniaturaByte: picture,
    incompleto: false,
    statusAprovacao: 'AguardandoValidacao',
    statusComercial: 'Aguardando',
    dataCriacao: '2027-03-02T14:05:00-03:00',
    dataModificacao: '2027-03-02T14:05:00-03:00',
    versao: 1,
  };
}

/** This many products of the request. */
export const requestedProducts = (count: number) =>
  Array.from({ length: count }, (_, index) => requestedProduct(index));

function listed(product: Schemas['RequestedProduct']): Schemas['ProductRequest'] {
  const { id, solicitacaoCadastroProdutoId, solicitacaoCadastroFamiliaId, familiaId, codigo, nome } = product;
  const { gtinEan, miniaturaByte, incompleto, statusAprovacao, statusComercial, versao } = product;
  return {
    id,
    solicitacaoCadastroProdutoId,
    solicitacaoCadastroFamiliaId,
    familiaId,
    codigo,
    nome,
    gtinEan,
    miniaturaByte,
    incompleto,
    statusProduto: 'Aguardando',
    statusAprovacao,
    statusComercial,
    statusContabil: 'ACadastrar',
    statusFamiliaComercial: 'Cadastrando',
    validacoes: [],
    dataCriacao: product.dataCriacao,
    dataAprovacao: null,
    dataModificacao: product.dataModificacao,
    versao,
  };
}

/** The product that the parts of a form make. */
function productOf(parts: FormData, before: Schemas['RequestedProduct']): Schemas['RequestedProduct'] {
  const photos = [...parts.keys()].filter((name) => name.endsWith('.ordem'));
  return {
    ...before,
    nome: String(parts.get('Nome')),
    variacao: String(parts.get('Variacao')),
    gtinEan: String(parts.get('GtinEan')),
    dun: String(parts.get('Dun')),
    sku: String(parts.get('ProdutoFornecedor.Sku')),
    quantidadeProdutosNaCaixa: Number(parts.get('QuantidadeProdutosNaCaixa')),
    incompleto: false,
    fotosProdutos: photos.map((_, ordem) => ({
      id: 950 + ordem,
      arquivo: `data:image/png;base64,${picture}`,
      ordem,
    })),
  };
}

/**
 * A gateway that keeps the products of the request.
 *
 * @param sent gets the names of the parts of each form.
 */
export function requestedProductCalls(
  before: readonly Schemas['RequestedProduct'][],
  sent: (parts: FormData) => void = () => undefined,
) {
  let kept = [...before];
  const find = (id: unknown) =>
    kept.find(({ solicitacaoCadastroProdutoId }) => String(solicitacaoCadastroProdutoId) === id);
  const missing = errorBody('Registro não encontrado');
  return [
    ...familyProductCalls,
    gatewayHttp.get(PRODUCTS, ({ query, response }) => {
      const page = Number(query.get('Pagina') ?? 1);
      const produtos = kept.slice((page - 1) * 35, page * 35).map(listed);
      return response(200).json({ produtos, meta: meta(kept.length, 35, page) });
    }),
    gatewayHttp.get(PRODUCT, ({ params, response }) => {
      const product = find(params.solicitacaoCadastroProdutoId);
      return product ? response(200).json(product) : response(404).json(missing);
    }),
    gatewayHttp.post(PRODUCTS, async ({ request, response }) => {
      const parts = await request.clone().formData();
      sent(parts);
      const created = productOf(parts, requestedProduct(kept.length));
      kept = [...kept, created];
      return response(201).json(created);
    }),
    gatewayHttp.put(PRODUCT, async ({ params, request, response }) => {
      const product = find(params.solicitacaoCadastroProdutoId);
      if (!product) return response(404).json(missing);
      const parts = await request.clone().formData();
      sent(parts);
      const saved = { ...productOf(parts, product), versao: product.versao + 1 };
      kept = kept.map((one) => (one === product ? saved : one));
      return response(200).json(saved);
    }),
    gatewayHttp.put(`${PRODUCT}/delete`, ({ params, response }) => {
      kept = kept.filter((one) => one !== find(params.solicitacaoCadastroProdutoId));
      return response(204).empty();
    }),
    gatewayHttp.post(`${PRODUCTS}-lote`, async ({ request, response }) => {
      const { produtos } = await request.clone().json();
      const pasted = produtos.map((product, index) => ({
        ...requestedProduct(kept.length + index),
        ...product,
        nome: `PANELA TRAMONTINA SOLAR ${product.variacao} 4,5LT`,
        miniaturaByte: null,
        fotosProdutos: [],
        incompleto: true,
      }));
      kept = [...kept, ...pasted];
      const ids = pasted.map(({ solicitacaoCadastroProdutoId }) => solicitacaoCadastroProdutoId);
      return response(201).json({ solicitacoesProdutosIds: ids });
    }),
    gatewayHttp.get(`${PRODUCTS}-repetidos`, ({ query, response }) => {
      const repetidos = query.getAll('gtinEan').flatMap((code) =>
        kept
          .filter(({ gtinEan, id }) => gtinEan === code && String(id) !== query.get('exceto'))
          .slice(0, 1)
          .map(({ id, codigo, nome }) => ({
            campo: 'gtinEan' as const,
            codigo: code,
            produto: { id, codigo, nome },
          })),
      );
      return response(200).json({ repetidos });
    }),
  ];
}
