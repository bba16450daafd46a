import type { Schemas } from '@portal/api';
import {
  changeRefusal,
  type Dimensions,
  dimensionFields,
  dimensionsIn,
  dimensionsOf,
  FAMILY_CHANGE_REFUSALS,
  familySections,
  fieldLines,
  moveProduct,
  productFields,
  taxationFields,
} from '@portal/domain';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { families, products } from '../../database/schema.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { GatewayContext } from '../../http/operationHandler.ts';
import { plainText } from '../../lists/searchText.ts';
import { recordChange } from '../../records/recordChange.ts';
import { familyInputOf } from '../families/familyBody.ts';
import { type FoundFamily, findFamily } from '../families/familyQueries.ts';
import { isUnreviewed } from '../families/requestedFamily.ts';
import { findProductFamily } from '../products/save/productFamily.ts';
import { findFamilyNames } from '../requests/decisions/familyNames.ts';
import { fieldsOfBatchProduct, type LockedProduct } from './lockBatchProduct.ts';
import { batchMessages } from './messages.ts';
import { type BatchCall, type Restore, runBatch } from './runBatch.ts';

/** From which family to which. */
interface FamilyChange {
  readonly origin: number;
  readonly destination: number;
}

type ProductFamily = NonNullable<Awaited<ReturnType<typeof findDestination>>>;
type MovedColumns = Pick<LockedProduct['product'], 'familiaId' | 'nome' | keyof Dimensions>;

// Products have the gross value that is computed; the one that a request stated stays with its family.
const { valorBruto: _stated, ...fiscalCodes } = familySections.fiscalCodes;

/** The lines that tell what differs between two families for their products: taxation, prices and margin. */
const FAMILY_LINES = fieldLines({ ...taxationFields, ...fiscalCodes });
const PRODUCT_LINES = fieldLines({ nome: productFields.nome, ...dimensionFields });

/** Finds the fields of a family that decide what becomes of a product there. */
async function findDestination(queries: Queries, id: number) {
  const family = await findProductFamily(queries, id);
  if (family === undefined) return undefined;
  const unreviewed = and(eq(families.id, id), isUnreviewed);
  return { ...family, semAnalise: (await queries.$count(families, unreviewed)) > 0 };
}

/** The columns of a product in a family, and why it cannot move there. */
function moved(product: LockedProduct['product'], family: ProductFamily) {
  const { nome, reason } = moveProduct(product, { ...family, familiaNome: family.nome });
  return { columns: { familiaId: family.id, nome, ...dimensionsOf(family, product) }, reason };
}

/** The fields of a table whose texts differ. */
function differences(
  lines: typeof FAMILY_LINES,
  before: object,
  after: object,
  names: Awaited<ReturnType<typeof findFamilyNames>>,
): Schemas['FieldChange'][] {
  return lines.flatMap(({ path, label, text }) => {
    const [antes, depois] = [text(before, names) || null, text(after, names) || null];
    return antes === depois ? [] : [{ campo: path, rotulo: label, antes, depois }];
  });
}

const named = ({ family: { id, codigo, nome } }: FoundFamily) => ({ id, codigo, nome });

/** A family of a change. @throws GatewayError 404 when it does not exist. */
async function requireFamily(queries: Queries, id: number): Promise<FoundFamily> {
  const found = await findFamily(queries, id);
  if (found === undefined) throw notFound();
  return found;
}

/**
 * What a change of family would do to the products of the origin, by the rule by which `changeFamily` does it: what
 * differs between the families, and of each product what changes or why it stays (LOT-032, G-09).
 *
 * @throws GatewayError 404 for families that do not exist, 400 for one that is both.
 */
export async function previewFamilyChange(
  queries: Queries,
  { origin, destination }: FamilyChange,
): Promise<Schemas['FamilyChangePreview']> {
  const from = await requireFamily(queries, origin);
  const to = await requireFamily(queries, destination);
  const same = changeRefusal(FAMILY_CHANGE_REFUSALS, origin, destination, [origin]);
  if (same !== null) throw refused(same);
  const family = await findDestination(queries, destination);
  if (family === undefined) throw notFound();
  const rows = await queries
    .select(fieldsOfBatchProduct)
    .from(products)
    .where(eq(products.familiaId, origin))
    .orderBy(plainText(products.nome), products.id);
  const [before, after] = [
    { ...familyInputOf(from), ...from.family },
    { ...familyInputOf(to), ...to.family },
  ];
  const names = await findFamilyNames(queries, { ...before }, { ...after });
  return {
    origem: named(from),
    destino: named(to),
    mudancas: differences(FAMILY_LINES, before, after, names),
    produtos: rows.map((product) => {
      const { columns, reason } = moved(product, family);
      const { id, codigo, nome, versao } = product;
      return {
        ...{ produtoId: id, codigo, nome, versao, motivo: reason },
        mudancas: differences(PRODUCT_LINES, product, columns, names),
      };
    }),
  };
}

/** The values of a product that a change of family writes. */
function movedColumns(product: MovedColumns): MovedColumns {
  const { familiaId, nome } = product;
  return { familiaId, nome, ...dimensionsIn(product) };
}

/**
 * Moves products to another family; each gets its name there, and the dimensions that the family holds (LOT-031, G-09).
 *
 * @throws GatewayError 404 for families that do not exist, 400 for one that is both.
 */
export async function changeFamily(
  context: GatewayContext,
  call: BatchCall<'Familia'>,
  { origin, destination }: FamilyChange,
): Promise<Schemas['BatchResult']> {
  const refusal = changeRefusal(FAMILY_CHANGE_REFUSALS, origin, destination, call.ids);
  if (refusal !== null) throw refused(refusal);
  const from = await requireFamily(context.database.queries, origin);
  await requireFamily(context.database.queries, destination);
  return runBatch(context, call, async (queries, { product }) => {
    if (product.familiaId !== origin) return batchMessages.notOfOrigin;
    // Both stay as they are until the product is in its new family.
    await queries.select({ id: families.id }).from(families).where(eq(families.id, destination)).for('share');
    const family = await findDestination(queries, destination);
    const [old] = await queries
      .select({ versao: families.versao })
      .from(families)
      .where(eq(families.id, origin))
      .for('share');
    if (family === undefined || old === undefined) throw new Error('A family of a change is gone');
    const { columns, reason } = moved(product, family);
    if (reason !== null) return reason;
    const before = movedColumns(product);
    const { id } = product;
    await recordChange(queries, call.author, { kind: 'product', id, before, after: columns });
    return {
      columns,
      before: { ...before, versaoFamilia: old.versao, texto: `${from.family.nome}: ${product.nome}` },
      after: { ...columns, texto: `${family.nome}: ${columns.nome}` },
    };
  });
}

/** Gives a product the family, the name and the dimensions back that it had, unless that family changed since. */
export const restoreFamily: Restore<'Familia'> = async (queries, author, { product }, { before }) => {
  const [family] = await queries
    .select({ id: families.id })
    .from(families)
    .where(and(eq(families.id, before.familiaId), eq(families.versao, before.versaoFamilia)))
    .for('share');
  if (family === undefined) return batchMessages.familyChangedSince;
  const after = movedColumns(before);
  const { id } = product;
  await recordChange(queries, author, { kind: 'product', id, before: movedColumns(product), after });
  return after;
};
