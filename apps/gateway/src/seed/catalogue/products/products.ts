import type { Schemas } from '@portal/api';
import { PRODUCT_NAME_MAX, productName } from '@portal/domain';
import { toUpperPt } from '@portal/formats';
import { createThumbnails, type Tint } from '../../images/thumbnails.ts';
import { createRandom, type Random } from '../../random.ts';
import { instantAfter } from '../../seedClock.ts';
import type { BrandRow } from '../brands.ts';
import { type Family, LARGE_FAMILY_ID } from '../families/families.ts';
import { volumeTypeOf } from '../volumeTypes.ts';
import { dun14, gtin13 } from './barCodes.ts';
import { createDimensions, type DimensionsRow } from './dimensions.ts';
import { characteristics, labelsFor, tags } from './labels.ts';
import { screwSizes } from './screwSizes.ts';
import { type Variation, variations } from './variations.ts';

/** A product with everything that belongs to it. */
export interface ProductRow extends DimensionsRow {
  id: number;
  codigo: number;
  nome: string;
  familiaId: number;
  status: Schemas['ProductStatus'];
  statusAprovacao: Schemas['ProductApprovalStatus'];
  variacao: string | null;
  voltagem: string | null;
  descricao: string | null;
  linkVideo: string | null;
  gtinEan: string;
  /** Bar code of the box. */
  dun: string;
  /** Pieces in a box. */
  quantidadeCaixa: number;
  /** PNG in base64. */
  miniaturaByte: string;
  importadoLegado: boolean;
  /** E-commerce brand of the same name, if there is one. */
  marcaEcommerceId: number | null;
  caracteristicasIds: number[];
  tagsIds: number[];
  dataCriacao: Date;
}

const PRODUCT_COUNT = 3_000;
const FIRST_CODE = 300_000;
const FEWEST_IN_FAMILY = 8;
const MOST_IN_FAMILY = 14;

const APPROVALS = [
  ['Aprovado', 86],
  ['AguardandoValidacao', 5],
  ['Validado', 3],
  ['AguardandoAprovacaoComercial', 2],
  ['AguardandoAprovacao', 2],
  ['Recusado', 2],
] as const;

const STATUSES_OF_APPROVED = [
  ['Ativo', 88],
  ['Desativado', 7],
  ['Descontinuada', 5],
] as const;

const LEGACY_SUFFIX = 'EMBALAGEM PROMOCIONAL LEVE 3 PAGUE 2 ENQUANTO DURAR O ESTOQUE DA LOJA';

/** How many products each family but the large one has: 3,000 together, 8 to 14 each. */
function spreadProducts(random: Random, families: number): number[] {
  const counts = Array.from({ length: families }, () => FEWEST_IN_FAMILY);
  let rest = PRODUCT_COUNT - families * FEWEST_IN_FAMILY;
  while (rest > 0) {
    const index = random.integer(0, families - 1);
    const count = counts[index];
    if (count !== undefined && count < MOST_IN_FAMILY) {
      counts[index] = count + 1;
      rest -= 1;
    }
  }
  return counts;
}

interface Choice {
  variacao: string;
  voltagem: string | null;
  tint: Tint;
}

/** Different variations within a family, with a voltage for a power. The large family has every size. */
function chooseVariations(random: Random, { id, categoria }: Family, count: number): Choice[] {
  if (id === LARGE_FAMILY_ID) {
    return screwSizes.map(([variacao, tint]) => ({ variacao, voltagem: null, tint }));
  }
  const offered: readonly Variation[] = variations[categoria.variations];
  return random.sample(offered, count).map(([variacao, tint]) => ({
    variacao,
    voltagem: categoria.unit === 'W' ? random.pick(['127V', '220V', 'BIVOLT']) : null,
    tint,
  }));
}

function nameFor(family: Family, { variacao, voltagem }: Choice): string {
  return productName({
    sigla: family.categoria.sigla,
    marca: family.marca.descricao,
    colecao: family.colecao,
    volumes: [{ volumetria: family.volumetria, tipo: volumeTypeOf(family.categoria.unit) }],
    familiaNome: family.nome,
    kit: family.categoria.kit,
    variacao,
    voltagem,
  });
}

/** Names of the legacy system, some of them of the greatest length. */
function legacyName(random: Random, family: Family, { variacao }: Choice, id: number): string {
  const name = toUpperPt(`${family.categoria.descricao} ${family.marca.descricao} ${variacao} REF ${id}`);
  const long = random.chance(0.15) ? `${name} ${LEGACY_SUFFIX}` : name;
  return long.slice(0, PRODUCT_NAME_MAX).trimEnd();
}

function approvalFor(
  random: Random,
  family: Family,
  legacy: boolean,
): Pick<ProductRow, 'status' | 'statusAprovacao'> {
  const statusAprovacao = legacy
    ? 'Aprovado'
    : family.status === 'Aprovado'
      ? random.weighted(APPROVALS)
      : 'AguardandoValidacao';
  if (statusAprovacao === 'Aprovado')
    return { statusAprovacao, status: random.weighted(STATUSES_OF_APPROVED) };
  return { statusAprovacao, status: statusAprovacao === 'Recusado' ? 'Desativado' : 'Aguardando' };
}

function describe(family: Family, { variacao }: Choice, qualities: readonly string[]): string {
  const list = qualities.map((quality) => `<li>${quality.toLowerCase()}</li>`).join('');
  const kind = family.categoria.descricao.toLowerCase();
  const intro = `<p><strong>${family.marca.descricao.replace('&', '&amp;')}</strong>: ${kind}, ${variacao.toLowerCase()}.</p>`;
  return list === '' ? intro : `${intro}<ul>${list}</ul>`;
}

/** The products: 3,000 in families of 8 to 14, and 400 in the large family, each with a bar code of its own and a thumbnail. */
export function createProducts(
  families: readonly Family[],
  ecommerceBrands: readonly BrandRow[],
): ProductRow[] {
  const random = createRandom('products');
  const thumbnailOf = createThumbnails();
  const onlineBrands = new Map(ecommerceBrands.map(({ descricao, id }) => [descricao, id]));
  const counts = spreadProducts(random, families.filter(({ id }) => id !== LARGE_FAMILY_ID).length);
  const products: ProductRow[] = [];

  families.forEach((family, familyIndex) => {
    const { pictogram } = family.categoria;
    for (const choice of chooseVariations(random, family, counts[familyIndex] ?? 0)) {
      const id = products.length + 1;
      const gtinEan = gtin13(family.marcaId, id);
      const importadoLegado = family.status === 'Aprovado' && random.chance(0.06);
      const qualities = random.sample(labelsFor(characteristics, family.categoria), random.integer(0, 4));
      products.push({
        id,
        codigo: FIRST_CODE + id,
        nome: importadoLegado ? legacyName(random, family, choice, id) : nameFor(family, choice),
        familiaId: family.id,
        ...approvalFor(random, family, importadoLegado),
        variacao: importadoLegado && random.chance(0.5) ? null : choice.variacao,
        voltagem: choice.voltagem,
        descricao: random.chance(0.7)
          ? describe(
              family,
              choice,
              qualities.map(({ descricao }) => descricao),
            )
          : null,
        linkVideo: random.chance(0.08) ? `https://videos.example/produtos/${FIRST_CODE + id}` : null,
        ...(family.dimensaoPorFamilia
          ? {
              altura: family.altura,
              largura: family.largura,
              comprimento: family.comprimento,
              peso: family.peso,
            }
          : createDimensions(random, family.categoria)),
        gtinEan,
        dun: dun14(gtinEan, random.pick([1, 2, 3])),
        quantidadeCaixa: random.pick([6, 12, 24, 48]),
        miniaturaByte: thumbnailOf(pictogram, choice.tint),
        importadoLegado,
        marcaEcommerceId: onlineBrands.get(family.marca.descricao) ?? null,
        caracteristicasIds: qualities.map((quality) => quality.id),
        tagsIds: random.sample(labelsFor(tags, family.categoria), random.integer(0, 4)).map((tag) => tag.id),
        dataCriacao: instantAfter(random, family.dataCriacao, 400),
      });
    }
  });
  return products;
}
