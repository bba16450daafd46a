import type { Schemas } from '@portal/api';
import { catalogueFilter } from '../../database/catalogueFilter.ts';
import { listMeta } from '../../database/page.ts';
import { notFound } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { requirePeriod } from '../../http/requirePeriod.ts';
import { findProduct, findProducts } from './productQueries.ts';

type ProductStatus = Schemas['ProductStatus'];
type ProductApprovalStatus = Schemas['ProductApprovalStatus'];

/** Rows per page when the call does not say. */
const PAGE_SIZE = 35;

function base64(bytes: Uint8Array | null): string | null {
  return bytes === null ? null : Buffer.from(bytes).toString('base64');
}

/** Calls of the catalogue's products. */
export const productHandlers: Handlers<'listProducts' | 'getCatalogueProduct'> = {
  listProducts: async ({ query, context: { database } }) => {
    const page = {
      number: query['Paginacao.Pagina'] ?? 1,
      size: query['Paginacao.QuantidadeRegistros'] ?? PAGE_SIZE,
    };
    const { rows, total } = await findProducts(database.queries, {
      filter: catalogueFilter(query, requirePeriod(query)),
      text: query.Busca,
      page,
      column: query['Ordenacao.Coluna'],
      ascending: query['Ordenacao.Ascending'],
    });
    const produtos = rows.map(({ miniatura, ...row }) => ({
      ...row,
      // Checks of the table hold the same lists.
      status: row.status as ProductStatus,
      statusAprovacao: row.statusAprovacao as ProductApprovalStatus,
      miniaturaByte: base64(miniatura),
      dataCriacao: row.dataCriacao.toISOString(),
    }));
    return { status: 200, body: { produtos, meta: listMeta(total, page) } };
  },

  getCatalogueProduct: async ({ path: { id }, context: { database } }) => {
    const found = await findProduct(database.queries, id);
    if (found === undefined) throw notFound();
    const { product, family, tags, characteristicIds, photos } = found;
    const { altura, largura, comprimento, peso } = family.dimensaoPorFamilia ? family : product;
    return {
      status: 200,
      version: product.versao,
      body: {
        id: product.id,
        codigo: product.codigo,
        nome: product.nome,
        familiaId: product.familiaId,
        status: product.status as ProductStatus,
        statusAprovacao: product.statusAprovacao as ProductApprovalStatus,
        variacao: product.variacao,
        voltagem: product.voltagem,
        descricao: product.descricao,
        linkVideo: product.linkVideo,
        altura,
        largura,
        comprimento,
        peso,
        caracteristicasIds: characteristicIds,
        tagsIds: tags.map((tag) => tag.id),
        tags,
        fotosProdutos: photos,
        miniaturaByte: base64(product.miniatura),
        importadoLegado: product.importadoLegado,
        dataCriacao: product.dataCriacao.toISOString(),
        versao: product.versao,
      },
    };
  },
};
