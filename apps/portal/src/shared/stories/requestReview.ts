import type { Schemas } from '@portal/api';
import { family as approvedFamily, product as catalogueProduct, picture } from './catalogue.ts';
import { familyFormLists } from './familyForm.ts';
import { familyProductCalls } from './familyProducts.ts';
import { errorBody, gatewayHttp, meta } from './gatewayHttp.ts';
import { supplierLinks } from './productSupply.ts';

/** Id of the family of the request. */
export const FAMILY_REQUEST_ID = 88;

type ProductStatus = 'AguardandoValidacao' | 'Validado' | 'Recusado';

/** How far a review is. */
export interface ReviewStage {
  status?: Schemas['FamilyStatus'];
  statusContabil?: Schemas['FamilyStatus'];
  /** Whether the supplier sent the request. */
  cadastroEnviado?: boolean;
  /** What differs in the family. */
  family?: Partial<Schemas['Family']>;
  /** What differs in the forms of its products. */
  product?: Partial<Schemas['RequestedProduct']>;
  /** Statuses of its products. */
  products?: readonly ProductStatus[];
  changes?: Schemas['FamilyChange'][];
}

const COLOURS = ['VERMELHA', 'PRETA', 'AZUL'] as const;

/** What accounting changed in the family, and commercial has not seen. */
export const accountingChanges: Schemas['FamilyChange'][] = [
  {
    campo: 'mva',
    rotulo: 'MVA',
    antes: '40,0000%',
    depois: '45,5000%',
    usuario: 'Paula Contábil',
    data: '2027-03-05T15:20:00-03:00',
  },
];

/** The gateway of one review, which keeps what is decided and saved. */
export function reviewGateway({
  status = 'Aguardando',
  statusContabil = 'Aguardando',
  cadastroEnviado = true,
  family: differing = {},
  product: differingProduct = {},
  products: statuses = ['AguardandoValidacao', 'AguardandoValidacao', 'AguardandoValidacao'],
  changes = [],
}: ReviewStage = {}) {
  const approved = status === 'Validado' && statusContabil === 'Validado';
  let family: Schemas['Family'] = {
    ...approvedFamily,
    status: approved ? 'Aprovado' : 'Aguardando',
    statusAprovacao: approved ? 'Aprovado' : 'AguardandoValidacao',
    ...differing,
  };
  const familyRequest: Schemas['FamilyRequest'] = {
    id: FAMILY_REQUEST_ID,
    familiaId: family.id,
    familiaNome: family.nome,
    novaFamilia: true,
    quantidadeCadastroProduto: statuses.length,
    quantidadeRecusada: 0,
    status,
    statusContabil,
    statusFornecedor: 'Concluido',
    dataCriacao: '2027-03-01T09:30:00-03:00',
    versao: 4,
  };
  const products = statuses.map((statusAprovacao, index): Schemas['ProductRequest'] => ({
    id: 5021 + index,
    solicitacaoCadastroProdutoId: 340 + index,
    solicitacaoCadastroFamiliaId: FAMILY_REQUEST_ID,
    familiaId: family.id,
    codigo: 305021 + index,
    nome: `PANELA TRAMONTINA SOLAR ${COLOURS[index % COLOURS.length]} 4,5LT`,
    gtinEan: '7891000315507',
    miniaturaByte: picture,
    incompleto: false,
    statusProduto: 'Aguardando',
    statusAprovacao,
    statusComercial: statusAprovacao === 'AguardandoValidacao' ? 'Aguardando' : statusAprovacao,
    statusContabil,
    statusFamiliaComercial: status,
    validacoes: [],
    dataCriacao: '2027-03-02T14:05:00-03:00',
    dataAprovacao: null,
    dataModificacao: '2027-03-04T08:15:00-03:00',
    versao: 2,
  }));

  /** Variations that were saved, by the ids of their products. */
  const variations = new Map<number, string>();

  /** What was decided or, where nothing was, saved. */
  const decided = (change: Partial<Schemas['FamilyRequest']>) => {
    Object.assign(familyRequest, change, { versao: familyRequest.versao + 1 });
    if (familyRequest.status === 'Validado' && familyRequest.statusContabil === 'Validado') {
      family = { ...family, status: 'Aprovado', statusAprovacao: 'Aprovado' };
    }
    return familyRequest;
  };
  const found = (id: number | string) =>
    products.find(({ solicitacaoCadastroProdutoId }) => solicitacaoCadastroProdutoId === Number(id));
  const settle = (id: number | string, statusAprovacao: ProductStatus) => {
    const product = found(id);
    if (!product) throw new Error('The review has no such product');
    return Object.assign(product, {
      statusAprovacao,
      statusComercial: statusAprovacao,
      versao: product.versao + 1,
    });
  };
  const formOf = (product: Schemas['ProductRequest']): Schemas['RequestedProduct'] => {
    const { id, solicitacaoCadastroProdutoId, codigo, nome, statusAprovacao, statusComercial, versao } =
      product;
    const { descricao, linkVideo, altura, largura, comprimento, peso, caracteristicasIds, tagsIds, tags } =
      catalogueProduct;
    return {
      id,
      solicitacaoCadastroProdutoId,
      solicitacaoCadastroFamiliaId: FAMILY_REQUEST_ID,
      familiaId: family.id,
      codigo,
      nome,
      variacao: variations.get(id) ?? COLOURS[id - 5021] ?? 'VERMELHA',
      sku: `PN-450/${id}`,
      gtinEan: '7891000315507',
      dun: '17891000315504',
      quantidadeProdutosNaCaixa: 6,
      qtdCxLastro: 8,
      qtdCxPallet: 40,
      ...{ descricao, linkVideo, altura, largura, comprimento, peso, caracteristicasIds, tagsIds, tags },
      fotosProdutos: [{ id: 901, arquivo: 'https://arquivos.portal.test/901.png', ordem: 0 }],
      miniaturaByte: picture,
      incompleto: false,
      statusAprovacao,
      statusComercial,
      dataCriacao: '2027-03-02T14:05:00-03:00',
      dataModificacao: '2027-03-04T08:15:00-03:00',
      versao,
      ...differingProduct,
    };
  };

  return [
    gatewayHttp.get('/api/produtos/solicitacoes-cadastros', ({ query, response }) =>
      query.get('SolicitacaoFamiliaId') === String(FAMILY_REQUEST_ID)
        ? response(200).json({
            id: 31,
            codigo: 5031,
            fornecedorId: 61,
            fornecedorNomeTela: 'PANELAS DA SERRA',
            fornecedorCnpj: '11222333000181',
            codigoFornecedor: 7061,
            dataCriacao: '2027-03-01T09:30:00-03:00',
            dataExpiracao: '2090-12-31',
            cadastroEnviado,
            solicitacoesCadastrosFamilias: [
              { ...familyRequest, quantidadeCadastrada: products.length, quantidadeIncompleta: 0 },
            ],
            historico: [
              {
                tipo: 'Aberta',
                lado: 'Comercial',
                autor: 'Marina Alves',
                nome: null,
                quantidade: 1,
                inicio: '2027-03-01T09:30:00-03:00',
                fim: '2027-03-01T09:30:00-03:00',
              },
              {
                tipo: 'Enviada',
                lado: 'Fornecedor',
                autor: 'Panelas da Serra',
                nome: null,
                quantidade: 1,
                inicio: '2027-03-03T11:00:00-03:00',
                fim: '2027-03-03T11:00:00-03:00',
              },
            ],
            versao: 2,
          })
        : response(404).json(errorBody('Registro não encontrado')),
    ),
    gatewayHttp.get('/api/produtos/backoffice/produtos', ({ response }) =>
      response(200).json({ produtos: products, meta: meta(products.length, 100) }),
    ),
    gatewayHttp.get('/api/produtos/familias/{familiaId}', ({ response }) => response(200).json(family)),
    gatewayHttp.get('/api/produtos/backoffice/solicitacoes-familias/{id}/mudancas', ({ response }) =>
      response(200).json({ desde: '2027-03-03T11:00:00-03:00', mudancas: changes }),
    ),
    gatewayHttp.get(
      '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}',
      ({ params, response }) => {
        const product = found(params.solicitacaoCadastroProdutoId);
        return product
          ? response(200).json(formOf(product))
          : response(404).json(errorBody('Registro não encontrado'));
      },
    ),
    gatewayHttp.put(
      '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}',
      async ({ params, request, response }) => {
        const product = found(params.solicitacaoCadastroProdutoId);
        if (!product) return response(404).json(errorBody('Registro não encontrado'));
        const parts = await request.clone().formData();
        variations.set(product.id, String(parts.get('Variacao')));
        product.nome = String(parts.get('Nome'));
        product.versao += 1;
        return response(200).json(formOf(product));
      },
    ),
    gatewayHttp.get('/api/produtos/{produtoId}/fornecedores', ({ response }) =>
      response(200).json({ produtosFornecedores: supplierLinks, meta: meta(supplierLinks.length) }),
    ),
    gatewayHttp.put('/api/produtos/familias/{familiaId}', async ({ request, response }) => {
      const { precoSugerido = null, valorNf = null } = await request.json();
      family = { ...family, precoSugerido, valorNf, versao: family.versao + 1 };
      decided({});
      return response(200).json(family);
    }),
    gatewayHttp.put('/api/produtos/familias/{familiaId}/tributacao', async ({ request, response }) => {
      const { mva = null } = await request.json();
      family = { ...family, mva, versao: family.versao + 1 };
      decided({});
      return response(200).json(family);
    }),
    gatewayHttp.put('/api/produtos/backoffice/solicitacoes-familias/{id}/validar', ({ response }) =>
      response(200).json(decided({ status: 'Validado' })),
    ),
    gatewayHttp.put('/api/produtos/backoffice/solicitacoes-familias/{id}/recusar', ({ response }) =>
      response(200).json(decided({ status: 'Recusado' })),
    ),
    gatewayHttp.put('/api/produtos/backoffice/solicitacoes-familias/{id}/tributacao', ({ response }) =>
      response(200).json(decided({ statusContabil: 'Validado' })),
    ),
    gatewayHttp.put('/api/produtos/backoffice/solicitacoes-produtos/{id}/validar', ({ params, response }) =>
      response(200).json(settle(params.id, 'Validado')),
    ),
    gatewayHttp.put('/api/produtos/backoffice/solicitacoes-produtos/{id}/recusar', ({ params, response }) =>
      response(200).json(settle(params.id, 'Recusado')),
    ),
    gatewayHttp.post('/api/produtos/familias/calculo-margem-valorbruto', ({ response }) =>
      response(200).json({ margem: family.margem ?? 28.1, valorBruto: family.valorBrutoCalculado ?? 120.4 }),
    ),
    gatewayHttp.get('/api/produtos/solicitacoes-cadastros/produtos-repetidos', ({ response }) =>
      response(200).json({ repetidos: [] }),
    ),
    ...familyFormLists,
    ...familyProductCalls,
  ];
}
