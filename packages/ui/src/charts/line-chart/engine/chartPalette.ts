import { type ColorRole, colors } from '../../../tokens/colors.ts';
import { type ThemeName, t } from '../../../tokens/tokens.ts';

/** The colours and the font of a drawing, as a canvas takes them. */
export interface ChartPalette {
  text: string;
  muted: string;
  grid: string;
  axis: string;
  surface: string;
  font: string;
  series: Partial<Record<ColorRole, string>>;
}

const seriesRoles = ['series1', 'series2', 'series3', 'series4', 'series5', 'series6'] as const;

function paletteOf(color: (role: ColorRole) => string, font: string): ChartPalette {
  return {
    text: color('text'),
    muted: color('textMuted'),
    grid: color('border'),
    axis: color('borderControl'),
    surface: color('surfaceCard'),
    font,
    series: Object.fromEntries(seriesRoles.map((role) => [role, color(role)])),
  };
}

/** The colours in effect at an element. */
export function readPalette(element: Element): ChartPalette {
  const style = getComputedStyle(element);
  const inForce = (role: ColorRole) => style.getPropertyValue(t.color[role].slice('var('.length, -1)).trim();
  return paletteOf(inForce, style.fontFamily);
}

/** The colours of one theme, independent of the one of the page: paper is light. */
export function themePalette(theme: ThemeName, font: string): ChartPalette {
  return paletteOf((role) => colors[role][theme], font);
}
