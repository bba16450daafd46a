import { type ColorPair, type ColorRole, colors, markPairs, textPairs } from '../colors.ts';
import { contrastRatio } from '../contrast.ts';
import type { ThemeName } from '../tokens.ts';
import { type Oklch, toHex, toOklch } from './oklch.ts';

/** The roles that follow the accent, each chosen against those before it. */
const accentRoles = [
  'surfaceSelected',
  'textOnAccent',
  'accent',
  'accentHover',
  'textAccent',
  'focus',
] as const satisfies readonly ColorRole[];

export type AccentRole = (typeof accentRoles)[number];

/** The colours that follow the accent, by role. */
export type BrandColors = Readonly<Record<AccentRole, Readonly<ColorPair>>>;

const ofRoles = (pairOf: (role: AccentRole) => ColorPair) =>
  Object.fromEntries(accentRoles.map((role) => [role, pairOf(role)])) as BrandColors; // a pair for each role

/** The library's own. */
export const petrolColors = ofRoles((role) => colors[role]);

const rules = [
  ...textPairs.map((pair) => ({ pair, least: 4.5 })),
  ...markPairs.map((pair) => ({ pair, least: 3 })),
];

/** The colours of a theme, those that follow the accent from the moment they are chosen. */
type Palette = Partial<Record<ColorRole, string>>;

/** Whether every pair the role makes with a colour that is there has its contrast. */
const isReadable = (role: ColorRole, hex: string, palette: Palette) =>
  rules.every(({ pair, least }) => {
    if (!pair.includes(role)) return true;
    const other = palette[pair[0] === role ? pair[1] : pair[0]];
    return other === undefined || contrastRatio(hex, other) >= least;
  });

const step = 0.005;

/** The colour with the lightness nearest to the one that is wanted in which every pair of the role can be read. */
function readable(role: ColorRole, wanted: Oklch, palette: Palette): string {
  for (let away = 0; away <= 1; away += step)
    for (const lightness of [wanted.lightness - away, wanted.lightness + away]) {
      const hex = lightness >= 0 && lightness <= 1 && toHex({ ...wanted, lightness });
      if (hex && isReadable(role, hex, palette)) return hex;
    }
  throw new Error(`${role} cannot be read in any lightness`); // one that pairs have made impossible
}

/** A tone of the accent: its lightness, the share it has of the accent's colourfulness, and the most it may have. */
interface Tint {
  lightness: number;
  share: number;
  mostChroma: number;
}

const tinted = (accent: Oklch, { lightness, share, mostChroma }: Tint): Oklch => ({
  lightness,
  chroma: Math.min(accent.chroma * share, mostChroma),
  hue: accent.hue,
});

const deep: Tint = { lightness: 0.283, share: 0.55, mostChroma: 0.06 };

/** How the tones of a theme lie around its accent: as the library's own petrol has them. */
const tones = {
  light: {
    selected: { lightness: 0.955, share: 0.2, mostChroma: 0.03 },
    texts: [
      { lightness: 1, share: 0, mostChroma: 0 },
      { lightness: 0.18, share: 0.4, mostChroma: 0.04 },
    ],
    accent: { least: 0, mostChroma: 1 },
    hover: 0.06,
    text: 0,
    focus: 0.07,
  },
  // Bright on dark is glaring where it is colourful too.
  dark: {
    selected: deep,
    texts: [deep],
    accent: { least: 0.723, mostChroma: 0.15 },
    hover: 0.1,
    text: 0.1,
    focus: 0,
  },
} as const;

function themeColors(brand: Oklch, theme: ThemeName): Record<AccentRole, string> {
  const tone = tones[theme];
  const wanted: Oklch = {
    lightness: Math.max(brand.lightness, tone.accent.least),
    chroma: Math.min(brand.chroma, tone.accent.mostChroma),
    hue: brand.hue,
  };
  const others: Palette = Object.fromEntries(
    Object.entries(colors).map(([role, pair]) => [role, pair[theme]]),
  );
  for (const role of accentRoles) delete others[role];

  const surfaceSelected = readable('surfaceSelected', tinted(brand, tone.selected), others);
  const around: Palette = { ...others, surfaceSelected };

  // The text is the one that lets the accent stay nearest to what was asked for.
  const distance = (hex: string) => Math.abs(toOklch(hex).lightness - wanted.lightness);
  const { textOnAccent, accent } = tone.texts
    .map((text) => {
      const textOnAccent = toHex(tinted(brand, text));
      return { textOnAccent, accent: readable('accent', wanted, { ...around, textOnAccent }) };
    })
    .reduce((best, next) => (distance(next.accent) < distance(best.accent) ? next : best));

  // A pointer takes the accent away from its text, and towards it where there is no room.
  const { lightness } = toOklch(accent);
  const away = toOklch(textOnAccent).lightness > lightness ? -1 : 1;
  const end = lightness + away * tone.hover;
  const direction = end < 0.05 || end > 0.98 ? -away : away;
  const moved = (role: ColorRole, by: number) =>
    readable(
      role,
      { ...wanted, lightness: Math.min(Math.max(lightness + by, 0), 1) },
      { ...around, textOnAccent },
    );

  return {
    surfaceSelected,
    textOnAccent,
    accent,
    accentHover: moved('accentHover', direction * tone.hover),
    textAccent: moved('textAccent', tone.text),
    focus: moved('focus', tone.focus),
  };
}

/** Every colour that follows an accent, `#rrggbb`, in both themes: as near to it as each pair of colours can still be read. */
export function brandColors(accent: string): BrandColors {
  const brand = toOklch(accent);
  const [light, dark] = [themeColors(brand, 'light'), themeColors(brand, 'dark')];
  return ofRoles((role) => ({ light: light[role], dark: dark[role] }));
}
