import type { Schemas } from '@portal/api';
import { familyName } from '@portal/domain';
import { createRandom, type Random } from '../../random.ts';
import { instantBefore } from '../../seedClock.ts';
import type { CommercialBrand } from '../brands.ts';
import { type Category, categories } from '../categories.ts';
import { createDimensions, type DimensionsRow, noDimensions } from '../products/dimensions.ts';
import { volumeTypeOf } from '../volumeTypes.ts';
import { createTaxation, emptyTaxation, type TaxationRow } from './taxation.ts';

/** Price of a competitor, in reais. */
interface CompetitorRow {
  nome: string;
  preco: number;
}

/** A family as the register holds it. */
interface FamilyRow extends DimensionsRow, TaxationRow {
  id: number;
  codigo: number;
  nome: string;
  status: Schemas['FamilyStatus'];
  categoriaId: number;
  marcaId: number;
  colecao: string | null;
  /** Part of the name of a kit; null for other families. */
  descricaoLivre: string | null;
  volumetria: number | null;
  tipoVolumetriaId: number;
  dimensaoPorFamilia: boolean;
  concorrentes: CompetitorRow[];
  dataCriacao: Date;
}

/** A family with the records it refers to. */
export interface Family extends FamilyRow {
  categoria: Category;
  marca: CommercialBrand;
}

const FAMILY_COUNT = 300;
const FIRST_CODE = 20_000;

/** Free description of the kits. */
const KIT_DESCRIPTION = 'SORTIDO';

/** The family of 400 products, which comes after the others (code 20301). */
export const LARGE_FAMILY_ID = FAMILY_COUNT + 1;

/** Category of the large family: screws come in many sizes. */
const LARGE_CATEGORY = 'PARAF';

const STATUSES = [
  ['Aprovado', 89],
  ['Validado', 2],
  ['Concluido', 2],
  ['Aguardando', 2],
  ['AguardandoValidacao', 1],
  ['Cadastrando', 1],
  ['ACadastrar', 1],
  ['Recusado', 2],
] as const;

/** Statuses of families that a supplier has filled in for a request: nothing is missing in them. */
const FILLED_IN: readonly Schemas['FamilyStatus'][] = ['Concluido', 'Aguardando', 'Validado', 'Recusado'];

/** Whether a supplier has filled a family in for a request that is not approved yet. */
export const isFilledIn = ({ status }: Pick<Family, 'status'>) => FILLED_IN.includes(status);

const COMPETITORS = [
  'MERCADO PONTO CERTO',
  'CASA BELA',
  'ATACADO DA PRAÇA',
  'LOJAS ESQUINA',
  'EMPÓRIO CENTRAL',
  'REDE BAIRRO',
];

function createCompetitors(random: Random, suggestedPrice: number | null): CompetitorRow[] {
  if (suggestedPrice === null) return [];
  return random.sample(COMPETITORS, random.integer(0, 3)).map((nome) => ({
    nome,
    preco: Number((suggestedPrice * random.decimal(0.85, 1.2, 3)).toFixed(2)),
  }));
}

type FamilyIdentity = Pick<FamilyRow, 'nome' | 'colecao' | 'descricaoLivre' | 'volumetria'> & {
  marca: CommercialBrand;
};

/** Chooses brand, volume and collection until the name is unique. */
function createIdentity(
  random: Random,
  category: Category,
  brands: readonly CommercialBrand[],
  taken: Set<string>,
): FamilyIdentity {
  const fitting = brands.filter(({ theme }) => theme === category.theme);
  const tipo = volumeTypeOf(category.unit);
  const descricaoLivre = category.kit ? KIT_DESCRIPTION : null;
  for (;;) {
    const marca = random.pick(fitting);
    const volumetria = random.pick(category.volumes);
    const colecao = random.chance(0.75) ? random.pick(category.collections) : null;
    const nome = familyName({
      sigla: category.sigla,
      kit: category.kit,
      marca: marca.descricao,
      volumes: [{ volumetria, tipo }],
      descricaoLivre,
      colecao,
    });
    if (!taken.has(nome)) {
      taken.add(nome);
      return { nome, marca, volumetria, colecao, descricaoLivre };
    }
  }
}

/** Approved families have their taxation; some of the others do not yet, unless they are filled in. */
function taxationFor(random: Random, status: string, category: Category): TaxationRow {
  if (status === 'Aprovado' || status === 'Validado') return createTaxation(random, category);
  if (random.chance(0.6)) return emptyTaxation;
  const full = createTaxation(random, category);
  if (random.chance(0.5)) return full;
  return { ...full, precoSugerido: null, mva: null, margem: null, valorBrutoCalculado: null };
}

interface FamilyStart {
  readonly id: number;
  readonly categoria: Category;
  readonly status: Schemas['FamilyStatus'];
  readonly dimensaoPorFamilia: boolean;
}

function createFamily(
  random: Random,
  { id, categoria, status, dimensaoPorFamilia }: FamilyStart,
  { marca, ...identity }: FamilyIdentity,
): Family {
  const taxation = taxationFor(random, status, categoria);
  return {
    id,
    codigo: FIRST_CODE + id,
    ...identity,
    status,
    categoriaId: categoria.id,
    marcaId: marca.id,
    tipoVolumetriaId: volumeTypeOf(categoria.unit).id,
    dimensaoPorFamilia,
    ...(dimensaoPorFamilia ? createDimensions(random, categoria) : noDimensions),
    ...taxation,
    concorrentes: createCompetitors(random, taxation.precoSugerido),
    dataCriacao: instantBefore(random, 1_400),
    categoria,
    marca,
  };
}

/** Adds the taxation of a family that is filled in, where it has not all of it. */
function completeTaxation(family: Family): Family {
  if (!isFilledIn(family) || family.precoSugerido !== null) return family;
  return { ...family, ...createTaxation(createRandom(`taxation of family ${family.id}`), family.categoria) };
}

/** The family of 400 products: approved, with dimensions in each product. */
function createLargeFamily(brands: readonly CommercialBrand[], taken: Set<string>): Family {
  const random = createRandom('large family');
  const categoria = categories.find(({ sigla }) => sigla === LARGE_CATEGORY);
  if (categoria === undefined) throw new Error(`No category ${LARGE_CATEGORY}`);
  const start: FamilyStart = {
    id: LARGE_FAMILY_ID,
    categoria,
    status: 'Aprovado',
    dimensaoPorFamilia: false,
  };
  return createFamily(random, start, createIdentity(random, categoria, brands, taken));
}

/** The 300 families, seven or eight in each category, and the large one. */
export function createFamilies(brands: readonly CommercialBrand[]): Family[] {
  const random = createRandom('families');
  const taken = new Set<string>();
  const spread = Array.from({ length: FAMILY_COUNT }, (_, index) => categories[index % categories.length]);

  const families = random.sample(spread, FAMILY_COUNT).flatMap((categoria, index) => {
    if (categoria === undefined) return [];
    const identity = createIdentity(random, categoria, brands, taken);
    const status = random.weighted(STATUSES);
    const dimensaoPorFamilia = random.chance(0.4);
    return createFamily(random, { id: index + 1, categoria, status, dimensaoPorFamilia }, identity);
  });
  return [...families.map(completeTaxation), createLargeFamily(brands, taken)];
}
