/** Keys of the queries of products of requests: they show codes of EANs and SKUs, and a version that rises with those. */
export const REQUESTED_PRODUCT_KEYS = [
  ['get', '/api/produtos/solicitacoes-cadastros/home'],
  ['get', '/api/produtos/solicitacoes-cadastros/produtos'],
  ['get', '/api/produtos/solicitacoes-cadastros/produtos/{solicitacaoCadastroProdutoId}'],
] as const;
