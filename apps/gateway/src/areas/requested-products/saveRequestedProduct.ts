import { isDeepStrictEqual } from 'node:util';
import type { Schemas } from '@portal/api';
import {
  familyFilling,
  pasteRefusal,
  productReview,
  type RepeatedField,
  type RequestedProductValues,
  remainingProducts,
  requestedProductSchema,
} from '@portal/domain';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import {
  productChildren,
  productPhotos,
  productRequests,
  productSupplierSkus,
  productSuppliers,
  products,
  units,
} from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Caller, GatewayContext } from '../../http/operationHandler.ts';
import { type Author, recordChange } from '../../records/recordChange.ts';
import { requireNameFits } from '../families/requireNameFits.ts';
import { linksOf } from '../product-suppliers/linkQueries.ts';
import { replaceLabels, requireLabels } from '../products/labels/productLabels.ts';
import { photosOfForm } from '../products/photos/newPhotos.ts';
import { type PhotoToShow, replacePhotos } from '../products/photos/productPhotos.ts';
import { computedName, type ProductFamily } from '../products/save/productFamily.ts';
import { sharedColumns } from '../products/save/productRules.ts';
import { auditedProduct, familyOf, lockFamilyOf, withStoredPhotos } from '../products/save/saveProduct.ts';
import { type LockedFamilyRequest, lockFamilyRequest } from '../requests/lockFamilyRequest.ts';
import { recordRequestEvent } from '../requests/requestEvents.ts';
import { type Codes, requireOwnCodes } from './repeatedProducts.ts';
import {
  type FoundRequestedProduct,
  findFamilyRequestId,
  findRequestedProduct,
  type Supply,
} from './requestedProductQueries.ts';
import { countRegistered, settleProgress } from './settleProgress.ts';

/** The unit in which a product of a request is bought: boxes, whose content the supplier says. */
const BOX = 'CX';

/** Who saves. */
export interface RequestedProductSave {
  readonly caller: Caller;
  readonly author: Author;
}

/** The values of a form of parts, with the names of the form. */
function givenValues(body: Schemas['RequestedProductParts'], photos: number) {
  return {
    variacao: body.Variacao,
    sku: body.ProdutoFornecedor.Sku,
    gtinEan: body.GtinEan,
    dun: body.Dun,
    quantidadeProdutosNaCaixa: body.QuantidadeProdutosNaCaixa,
    qtdCxLastro: body.QtdCxLastro,
    qtdCxPallet: body.QtdCxPallet,
    descricao: body.Descricao,
    linkVideo: body.LinkVideo,
    altura: body.Altura,
    largura: body.Largura,
    comprimento: body.Comprimento,
    peso: body.Peso,
    caracteristicasIds: body.CaracteristicasIds,
    tagsIds: body.TagsIds,
    fotosProdutos: Array.from({ length: photos }, (_, ordem) => ({ ordem })),
  };
}

/**
 * Applies the rules of a product of a request (PRC-014 to PRC-042).
 *
 * @param voltagem what the catalogue says of it; the form of a request has no voltage.
 * @throws GatewayError 400 with messages at their fields, or about the name as a whole (PRC-015).
 */
function checkRequestedProduct(
  family: ProductFamily,
  voltagem: string | null,
  given: ReturnType<typeof givenValues>,
) {
  const { dimensaoPorFamilia } = family;
  const values = validateBody<RequestedProductValues>(requestedProductSchema({ dimensaoPorFamilia }), given);
  const { variacao } = values;
  const nome = computedName(family, { variacao, voltagem });
  const columns = { ...sharedColumns(family, values), nome, variacao };
  requireNameFits(nome);
  return { values, columns };
}

/** The photos that a product of a request may take over: those of products of its family that its supplier sells. */
function photosOfFamily(queries: Queries, familyId: number, supplierId: number): SQL {
  const siblings = queries
    .select({ id: products.id })
    .from(products)
    .innerJoin(productSuppliers, eq(productSuppliers.produtoId, products.id))
    .where(
      and(
        eq(products.familiaId, familyId),
        eq(productSuppliers.fornecedorId, supplierId),
        isNull(productSuppliers.deletedAt),
      ),
    );
  return inArray(productPhotos.produtoId, siblings);
}

/** The codes of one product stand in its body under their own names. */
const fieldOf = (_: number, field: RepeatedField) => field;

async function boxUnit(queries: Queries): Promise<number> {
  const [unit] = await queries.select({ id: units.id }).from(units).where(eq(units.sigla, BOX));
  if (unit === undefined) throw new Error(`There is no unit ${BOX}`);
  return unit.id;
}

/** What is stored of the bar codes of a product and of its supplier. */
type SuppliedValues = Pick<
  RequestedProductValues,
  'gtinEan' | 'dun' | 'quantidadeProdutosNaCaixa' | 'qtdCxLastro' | 'qtdCxPallet' | 'sku'
>;

/** Whether a row is changed by values. */
function isChanged<Row extends object>(row: Row, values: Partial<Row>): boolean {
  return !isDeepStrictEqual({ ...row, ...values }, row);
}

/**
 * Writes the main EAN of a product, its supplier and the SKU of that one. What changes gets a new version, so that the
 * catalogue does not save over it unseen (D7).
 */
async function writeSupply(
  queries: Queries,
  {
    productId,
    supplierId,
    at,
  }: { readonly productId: number; readonly supplierId: number; readonly at: Date },
  values: SuppliedValues,
  before: Supply,
): Promise<void> {
  const { gtinEan: ean, dun, quantidadeProdutosNaCaixa: quantidade, qtdCxLastro, qtdCxPallet, sku } = values;
  const codes = { ean, dun, quantidade, dataModificacao: at };
  if (before.ean === null)
    await queries
      .insert(productChildren)
      .values({ ...codes, produtoId: productId, principal: true, dataCriacao: at });
  else if (isChanged(before.ean, { gtinEan: ean, dun, quantidadeProdutosNaCaixa: quantidade }))
    await queries
      .update(productChildren)
      .set({ ...codes, versao: sql`${productChildren.versao} + 1` })
      .where(eq(productChildren.id, before.ean.id));

  const pallet = { qtdCxLastro, qtdCxPallet, dataModificacao: at };
  if (before.link === null) {
    // The catalogue may have given the product another main supplier meanwhile.
    const main = and(linksOf(productId), eq(productSuppliers.padrao, true));
    const padrao = (await queries.$count(productSuppliers, main)) === 0;
    const [link] = await queries
      .insert(productSuppliers)
      .values({
        ...pallet,
        produtoId: productId,
        fornecedorId: supplierId,
        padrao,
        unidadeId: await boxUnit(queries),
        qtdCompra: 1,
        multiplicador: quantidade,
        dataCriacao: at,
      })
      .returning({ id: productSuppliers.id });
    if (link === undefined) throw new Error('An insert returned no row');
    await queries
      .insert(productSupplierSkus)
      .values({ produtoFornecedorId: link.id, sku, principal: true, dataCriacao: at, dataModificacao: at });
    return;
  }
  // A multiplier that somebody has set otherwise in the catalogue stays.
  const isBox = before.link.multiplicador === before.ean?.quantidadeProdutosNaCaixa;
  const packaging = { qtdCxLastro, qtdCxPallet, ...(isBox && { multiplicador: quantidade }) };
  if (isChanged(before.link, packaging))
    await queries
      .update(productSuppliers)
      .set({ ...packaging, versao: sql`${productSuppliers.versao} + 1`, dataModificacao: at })
      .where(eq(productSuppliers.id, before.link.id));
  if (before.link.skuId === null)
    await queries
      .insert(productSupplierSkus)
      .values({ produtoFornecedorId: before.link.id, sku, principal: true, dataCriacao: at });
  else if (sku !== before.link.sku)
    await queries
      .update(productSupplierSkus)
      .set({ sku, versao: sql`${productSupplierSkus.versao} + 1`, dataModificacao: at })
      .where(eq(productSupplierSkus.id, before.link.skuId));
}

/** A product of a request as the audit compares it: the product, its bar codes and what the supplier calls it. */
export function auditedRequestedProduct({ found, supply: { ean, link } }: FoundRequestedProduct): object {
  return {
    ...auditedProduct(found),
    gtinEan: ean?.gtinEan,
    dun: ean?.dun,
    quantidadeProdutosNaCaixa: ean?.quantidadeProdutosNaCaixa,
    sku: link?.sku,
    qtdCxLastro: link?.qtdCxLastro,
    qtdCxPallet: link?.qtdCxPallet,
  };
}

/** The place of a product in the time line of its request. */
export function placeOf({ productRequest, requestId, found }: FoundRequestedProduct) {
  return {
    requestId,
    familyRequestId: productRequest.solicitacaoCadastroFamiliaId,
    productRequestId: productRequest.id,
    name: found.product.nome,
  };
}

/** A product as it was saved, with its entries in the audit and in the time line. */
export async function savedProduct(
  queries: Queries,
  author: Author,
  id: number,
  before: FoundRequestedProduct | null,
): Promise<FoundRequestedProduct> {
  const saved = await findRequestedProduct(queries, id);
  if (saved === undefined) throw new Error('A saved product is not there');
  await recordChange(queries, author, {
    kind: 'product',
    id: saved.found.product.id,
    before: before === null ? null : auditedRequestedProduct(before),
    after: auditedRequestedProduct(saved),
  });
  await recordRequestEvent(queries, author, {
    kind: before === null ? 'ProdutoCriado' : 'ProdutoAlterado',
    ...placeOf(saved),
  });
  return saved;
}

/**
 * The family of a request that takes so many further products (C-3, SM-1).
 *
 * @throws GatewayError 400 when it does not.
 */
export async function requireRoom(
  queries: Queries,
  { caller, author }: RequestedProductSave,
  { familyRequest, request }: LockedFamilyRequest,
  count: number,
): Promise<ProductFamily> {
  const { productsReason } = familyFilling(caller.roles, request, familyRequest, author.at);
  if (productsReason !== null) throw refused(productsReason);
  const registered = await countRegistered(queries, familyRequest.id);
  const remaining = remainingProducts(familyRequest.quantidadeCadastroProduto, registered);
  const refusal = pasteRefusal(count, remaining);
  if (refusal !== null) throw refused(refusal);
  if (familyRequest.familiaId === null) throw new Error('A family that takes products is not saved');
  return lockFamilyOf(queries, familyRequest.familiaId);
}

/** Writes a new product of a request with its bar codes and its supplier; answers with its id, and its id in the request. */
export async function insertRequestedProduct(
  queries: Queries,
  { at }: Author,
  { familyRequest, request }: LockedFamilyRequest,
  columns: typeof products.$inferInsert,
  values: SuppliedValues,
  incompleto: boolean,
): Promise<{ productId: number; id: number }> {
  const stamps = { dataCriacao: at, dataModificacao: at };
  const [product] = await queries
    .insert(products)
    .values({ ...columns, ...stamps })
    .returning({ id: products.id });
  if (product === undefined) throw new Error('An insert returned no row');
  const productId = product.id;
  const { supplierId } = request;
  await writeSupply(queries, { productId, supplierId, at }, values, { ean: null, link: null });
  const [productRequest] = await queries
    .insert(productRequests)
    .values({
      ...stamps,
      solicitacaoCadastroFamiliaId: familyRequest.id,
      produtoId: productId,
      incompleto,
    })
    .returning({ id: productRequests.id });
  if (productRequest === undefined) throw new Error('An insert returned no row');
  return { productId, id: productRequest.id };
}

/** Registers a product of a family of a request (PRC-049 to PRC-058). */
export async function createRequestedProduct(
  context: GatewayContext,
  { caller, author }: RequestedProductSave,
  familyRequestId: number,
  body: Schemas['RequestedProductParts'],
): Promise<FoundRequestedProduct> {
  const photos = await photosOfForm(body.Fotos ?? []);
  const { saved } = await withStoredPhotos(context, photos, async (queries, toShow) => {
    const locked = await lockFamilyRequest(queries, caller, familyRequestId);
    const family = await requireRoom(queries, { caller, author }, locked, 1);
    const { supplierId } = locked.request;
    const { values, columns } = checkRequestedProduct(family, null, givenValues(body, photos.length));
    await requireOwnCodes(queries, { caller, supplierId, productId: null }, [values], fieldOf);
    await requireLabels(queries, values);
    const product = { ...columns, familiaId: family.id };
    const { productId, id } = await insertRequestedProduct(queries, author, locked, product, values, false);
    await replaceLabels(queries, productId, values);
    await writePhotos(queries, context, { productId, familiaId: family.id, supplierId }, toShow);
    const saved = await savedProduct(queries, author, id, null);
    await settleProgress(queries, author, locked);
    return { saved, unused: [] };
  });
  return saved;
}

/** Writes the photos of a product and its thumbnail; answers with the files that nothing uses any more. */
async function writePhotos(
  queries: Queries,
  { config }: GatewayContext,
  product: { readonly productId: number; readonly familiaId: number; readonly supplierId: number },
  photos: readonly PhotoToShow[],
): Promise<readonly string[]> {
  const copies = photosOfFamily(queries, product.familiaId, product.supplierId);
  const change = await replacePhotos(queries, config.files, product.productId, photos, { copies });
  const { miniatura, unused } = change;
  if (miniatura !== undefined)
    await queries.update(products).set({ miniatura }).where(eq(products.id, product.productId));
  return unused;
}

/**
 * Locks a product of a request with its family.
 *
 * @throws GatewayError 404 when it does not exist or belongs to another supplier, 409 when it was changed meanwhile.
 */
export async function lockRequestedProduct(queries: Queries, caller: Caller, id: number, version: number) {
  const familyRequestId = await findFamilyRequestId(queries, id);
  if (familyRequestId === undefined) throw notFound();
  const locked = await lockFamilyRequest(queries, caller, familyRequestId);
  const [productRequest] = await queries
    .select({ versao: productRequests.versao })
    .from(productRequests)
    .where(eq(productRequests.id, id))
    .for('update');
  requireVersion(productRequest, version);
  const before = await findRequestedProduct(queries, id);
  if (before === undefined) throw notFound();
  return { ...locked, before };
}

/** Codes that differ from those the product has: the ones it has had it may keep. */
function newCodes({ gtinEan, dun, sku }: RequestedProductValues, { ean, link }: Supply): Codes {
  return {
    gtinEan: gtinEan === ean?.gtinEan ? undefined : gtinEan,
    dun: dun === ean?.dun ? undefined : dun,
    sku: sku === link?.sku ? undefined : sku,
  };
}

/** Why a product of a request cannot be changed by a caller: it is filled in, then reviewed (SM-3, RVP-010 to RVP-012). */
function changeRefusal(
  { roles }: Caller,
  { familyRequest, request }: LockedFamilyRequest,
  before: FoundRequestedProduct,
  family: ProductFamily,
  now: Date,
): string | null {
  if (!request.cadastroEnviado) return familyFilling(roles, request, familyRequest, now).productsReason;
  const reviewed = { status: familyRequest.statusComercial, statusContabil: familyRequest.statusContabil };
  return productReview(roles, before.found.product, family, reviewed, request).lock;
}

/** Saves a product of a request, while it is filled in or reviewed (PRC-059, RVP-015, RVP-017). */
export async function updateRequestedProduct(
  context: GatewayContext,
  { caller, author }: RequestedProductSave,
  { id, version }: { readonly id: number; readonly version: number },
  body: Schemas['RequestedProductParts'],
): Promise<FoundRequestedProduct> {
  const photos = await photosOfForm(body.Fotos ?? []);
  const { saved } = await withStoredPhotos(context, photos, async (queries, toShow) => {
    const { before, ...locked } = await lockRequestedProduct(queries, caller, id, version);
    const { product } = before.found;
    const { supplierId } = before;
    const family = await familyOf(queries, product.familiaId);
    const refusal = changeRefusal(caller, locked, before, family, author.at);
    if (refusal !== null) throw refused(refusal);

    const { values, columns } = checkRequestedProduct(
      family,
      product.voltagem,
      givenValues(body, photos.length),
    );
    const codes = newCodes(values, before.supply);
    await requireOwnCodes(queries, { caller, supplierId, productId: product.id }, [codes], fieldOf);
    await requireLabels(queries, values);
    await replaceLabels(queries, product.id, values);
    const place = { productId: product.id, familiaId: product.familiaId, supplierId };
    const unused = await writePhotos(queries, context, place, toShow);
    await writeSupply(queries, { productId: product.id, supplierId, at: author.at }, values, before.supply);
    await queries
      .update(products)
      .set({ ...columns, versao: product.versao + 1, dataModificacao: author.at })
      .where(eq(products.id, product.id));
    await queries
      .update(productRequests)
      .set({ versao: version + 1, incompleto: false, dataModificacao: author.at })
      .where(eq(productRequests.id, id));
    const saved = await savedProduct(queries, author, id, before);
    if (before.productRequest.incompleto) await settleProgress(queries, author, locked);
    return { saved, unused };
  });
  return saved;
}
