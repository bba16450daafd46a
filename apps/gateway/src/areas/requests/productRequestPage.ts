import { eq } from 'drizzle-orm';
import { productRequests } from '../../database/schema.ts';
import type { Call } from '../../http/operationHandler.ts';
import { firstPhotos } from '../products/photos/firstPhotos.ts';
import { productRequestBody } from './productRequestBody.ts';
import { productRequestList } from './productRequestQueries.ts';

/** A page of the products of a family of a request, for who fills it in and who reviews it, each with its picture. */
export async function productRequestPage(
  call: Pick<Call<'listProductRequests' | 'listProductsInReview'>, 'query' | 'context' | 'origin'>,
) {
  const { query, context } = call;
  const where = eq(productRequests.solicitacaoCadastroFamiliaId, query.solicitacaoCadastroFamiliaId);
  const { rows, meta } = await productRequestList(context, query, { where });
  const photoOf = await firstPhotos(call, rows);
  const produtos = rows.map((row) => ({ ...productRequestBody(row), ...photoOf(row.id) }));
  return { status: 200 as const, body: { produtos, meta } };
}
