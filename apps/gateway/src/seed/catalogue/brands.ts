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

/** A commercial brand, and the part of the shop it belongs to. */
export interface CommercialBrand extends BrandRow {
  theme: Theme;
}

/** How many commercial brands each part of the shop has: 200 together. */
const BRANDS_PER_THEME = { food: 60, cleaning: 45, kitchen: 50, hardware: 45 } as const satisfies Record<
  Theme,
  number
>;

const FIRST_CODE = 1_000;

/** E-commerce brands that are also in the commercial register, and those that are sold on-line only. */
const ECOMMERCE_SHARED = 35;
const ECOMMERCE_OWN = 25;

/** Beginnings and endings that any of them may be put together from. */
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

/** Every name that can be put together for a part of the shop. */
function namesOf(theme: Theme | 'ecommerce'): string[] {
  return pieces[theme].flatMap(([starts, ends]) =>
    starts.flatMap((start) => ends.map((end) => toUpperPt(`${start}${end}`))),
  );
}

function brandRow(random: Random, id: number, descricao: string): BrandRow {
  return { id, codigo: FIRST_CODE + id, descricao, dataCriacao: instantBefore(random, 1_800) };
}

/** The commercial brands, in upper case, no two alike. */
export function createBrands(): CommercialBrand[] {
  const random = createRandom('brands');
  const themes = Object.keys(BRANDS_PER_THEME) as Theme[];
  const named = themes.flatMap((theme) =>
    random.sample(namesOf(theme), BRANDS_PER_THEME[theme]).map((descricao) => ({ theme, descricao })),
  );
  // Mixed, so that the ids of one part of the shop do not stand in a row.
  return random
    .sample(named, named.length)
    .map(({ theme, descricao }, index) => ({ ...brandRow(random, index + 1, descricao), theme }));
}

/** The e-commerce brands: some of the commercial ones, the others sold on-line only. Ids go on after those. */
export function createEcommerceBrands(brands: readonly CommercialBrand[]): BrandRow[] {
  const random = createRandom('e-commerce brands');
  const shared = random.sample(brands, ECOMMERCE_SHARED).map(({ descricao }) => descricao);
  const own = random.sample(namesOf('ecommerce'), ECOMMERCE_OWN);
  return random
    .sample([...shared, ...own], ECOMMERCE_SHARED + ECOMMERCE_OWN)
    .map((descricao, index) => brandRow(random, brands.length + index + 1, descricao));
}
