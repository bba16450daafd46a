import { toUpperPt } from '@portal/formats';
import { createRandom, type Random } from '../random.ts';
import { instantBefore } from '../seedClock.ts';
import type { Theme } from './categories.ts';

/** A brand as either register holds it. */
export interface BrandRow {
  id: number;
  codigo: number;
  descricao: string;
  dataCriacao: Date;
}

/** A commercial brand, and its part of the assortment. */
export interface CommercialBrand extends BrandRow {
  theme: Theme;
}

/** How many commercial brands each part of the assortment has: 200 together. */
const BRANDS_PER_THEME = { food: 60, cleaning: 45, kitchen: 50, hardware: 45 } as const satisfies Record<
  Theme,
  number
>;

const FIRST_CODE = 1_000;

/** E-commerce brands that are also commercial ones, and those that are sold online only. */
const ECOMMERCE_SHARED = 35;
const ECOMMERCE_OWN = 25;

/** Parts from which names are built. */
const pieces: Record<
  Theme | 'ecommerce',
  readonly (readonly [starts: readonly string[], ends: readonly string[]])[]
> = {
  food: [
    [
      ['Grão', 'Sabor', 'Celeiro', 'Quintal', 'Pomar', 'Sítio', 'Roçado', 'Tempero', 'Moinho', 'Terreiro'],
      [
        ' da Serra',
        ' do Vale',
        ' do Cerrado',
        ' da Mata',
        ' das Gerais',
        ' do Ipê',
        ' da Colina',
        ' do Riacho',
        ' Real',
      ],
    ],
    [
      ['Cana', 'Pani', 'Mila', 'Nutri', 'Sabo', 'Tapio', 'Granu', 'Dulce'],
      ['bella', 'mar', 'vale', 'ro', 'lina', 'norte', 'rey'],
    ],
  ],
  cleaning: [
    [
      ['Brisa', 'Limpi', 'Puri', 'Clari', 'Fresca', 'Alvo', 'Flora', 'Suavi', 'Névoa', 'Espu'],
      ['nova', 'vida', 'lar', 'mais', 'plena', 'zan', 'mil', 'tex'],
    ],
    [
      ['Jardim', 'Manhã', 'Orvalho', 'Lençol', 'Sereno'],
      [' de Anil', ' de Neve', ' de Linho', ' de Lavanda', ' Feliz'],
    ],
  ],
  kitchen: [
    [
      ['Casa', 'Copa', 'Mesa', 'Varanda', 'Cozinha', 'Sala'],
      [' Serena', ' da Aldeia', ' de Minas', ' Nobre', ' Gentil', ' do Bosque', ' Ladrilho', ' Alecrim'],
    ],
    [
      ['Prisma', 'Dura', 'Lumena', 'Louça', 'Vitri', 'Polli', 'Arte', 'Forja'],
      ['lar', 'inox', 'cerâmica', 'forno', 'mesa', 'prata', 'barro'],
    ],
  ],
  hardware: [
    [
      ['Ferro', 'Torqui', 'Volta', 'Magna', 'Norte', 'Kara', 'Tena', 'Robur', 'Lumi', 'Aço'],
      ['tec', 'max', 'forte', 'lux', 'dur', 'vento', 'maq', 'nil'],
    ],
    [
      ['Oficina', 'Bigorna', 'Mestre', 'Alicerce'],
      [' do Sul', ' 1950', ' Central', ' União', ' & Filhos'],
    ],
  ],
  ecommerce: [
    [
      ['Click', 'Nuvem', 'Pixel', 'Urban', 'Vila', 'Oca', 'Trend', 'Zap'],
      ['ário', 'casa', 'deco', 'mix', 'pop', 'vibe', 'home'],
    ],
  ],
};

/** All names that can be built for a part of the assortment. */
function namesOf(theme: Theme | 'ecommerce'): string[] {
  return pieces[theme].flatMap(([starts, ends]) =>
    starts.flatMap((start) => ends.map((end) => toUpperPt(`${start}${end}`))),
  );
}

function brandRow(random: Random, id: number, descricao: string): BrandRow {
  return { id, codigo: FIRST_CODE + id, descricao, dataCriacao: instantBefore(random, 1_800) };
}

/** The commercial brands, in capitals, all different. */
export function createBrands(): CommercialBrand[] {
  const random = createRandom('brands');
  const themes = Object.keys(BRANDS_PER_THEME) as Theme[];
  const named = themes.flatMap((theme) =>
    random.sample(namesOf(theme), BRANDS_PER_THEME[theme]).map((descricao) => ({ theme, descricao })),
  );
  // Shuffled, so that ids of one part of the assortment are spread.
  return random
    .sample(named, named.length)
    .map(({ theme, descricao }, index) => ({ ...brandRow(random, index + 1, descricao), theme }));
}

/** The e-commerce brands: some of the commercial ones, the others online only. Their ids follow the commercial ones. */
export function createEcommerceBrands(brands: readonly CommercialBrand[]): BrandRow[] {
  const random = createRandom('e-commerce brands');
  const shared = random.sample(brands, ECOMMERCE_SHARED).map(({ descricao }) => descricao);
  const own = random.sample(namesOf('ecommerce'), ECOMMERCE_OWN);
  return random
    .sample([...shared, ...own], ECOMMERCE_SHARED + ECOMMERCE_OWN)
    .map((descricao, index) => brandRow(random, brands.length + index + 1, descricao));
}
