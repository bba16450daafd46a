import { radius, typeface } from '../scale.ts';
import { declare } from '../tokensCss.ts';
import { type BrandColors, brandColors, petrolColors } from './brandColors.ts';

/** What is an application's own; what is left out stays the library's. */
export interface BrandOptions {
  /**
   * Colour of the primary action, of selection, focus and links, as `#rrggbb`. It is drawn as it is where it can be read, and
   * otherwise in the nearest lightness that can.
   */
  accent?: string | undefined;
  /** Corners of controls in pixels, 0 to 16; those of cards and of small parts follow. */
  radiusPx?: number | undefined;
  /** Name of the typeface, which the page loads; the system's stands behind it. */
  fontFamily?: string | undefined;
}

/** A brand for `PortalProvider`: plain data, so that a server may make it. */
export interface Brand {
  /** Every colour that follows the accent, by role and theme. */
  readonly colors: BrandColors;
  /** The style sheet that gives the tokens their values. */
  readonly css: string;
}

type Values<Tokens> = Readonly<Record<keyof Tokens, string>>;

function corners(controlPx: number): Values<typeof radius> {
  if (!(controlPx >= 0 && controlPx <= 16)) throw new RangeError(`radiusPx is 0 to 16, not ${controlPx}`);
  return {
    sm: `${Math.min(Math.round((controlPx * 2) / 3), 6)}px`, // a checkbox is no radio button
    control: `${controlPx}px`,
    card: `${Math.round((controlPx * 5) / 3)}px`,
    full: radius.full,
  };
}

function typefaceOf(family: string): Values<typeof typeface> {
  if (!/^[\p{L}\p{N} _-]+$/u.test(family))
    throw new RangeError(`fontFamily is the name of one typeface, not ${family}`);
  const behind = typeface.family.slice(typeface.family.indexOf(','));
  return { family: `'${family}'${behind}`, features: 'normal' };
}

/**
 * Makes a brand of an accent, corners and a typeface, once, outside of components. Whatever the accent is, texts reach 4.5:1
 * and marks and focus 3:1 in both themes. Throws a `RangeError` for what is none of them.
 *
 * @example
 * const brand = createBrand({ accent: '#7c3aed', radiusPx: 8, fontFamily: 'Figtree' });
 * <PortalProvider brand={brand}>…</PortalProvider>
 */
export function createBrand({ accent, radiusPx, fontFamily }: BrandOptions): Brand {
  if (accent !== undefined && !/^#[\da-f]{6}$/i.test(accent))
    throw new RangeError(`accent is a colour as #rrggbb, not ${accent}`);
  const colors = accent === undefined ? petrolColors : brandColors(accent);
  const corner = radiusPx === undefined ? radius : corners(radiusPx);
  const face = fontFamily === undefined ? typeface : typefaceOf(fontFamily);
  // Each selector twice, so that the order in which the sheets come does not matter.
  const css = `
:root:root, [data-theme][data-theme] { ${declare('radius', corner)}${declare('typeface', face)} }
:root:root, [data-theme='light'][data-theme] { ${declare('color', colors, ({ light }) => light)} }
@media not print { [data-theme='dark'][data-theme] { ${declare('color', colors, ({ dark }) => dark)} } }
`;
  return { colors, css };
}
