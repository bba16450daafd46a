import type { ColorRole } from './colors.ts';
import { type density, type radius, scale, type typeface } from './scale.ts';
import type { shadows } from './shadows.ts';

const kebab = (name: string) => name.replace(/[A-Z0-9]/g, '-$&').toLowerCase();

/** What has custom properties. */
export type TokenGroup = 'color' | 'radius' | 'shadow' | 'size' | 'typeface';

/** The custom property of a token, as in `--pt-color-text-muted`. */
export const propertyOf = (group: TokenGroup, name: string) => `--pt-${group}-${kebab(name)}`;

/** Made as they are asked for: the values stay with the style sheet that gives them, and out of what only refers to them. */
const references = <Name extends string>(group: TokenGroup) =>
  new Proxy({}, { get: (_, name) => `var(${propertyOf(group, String(name))})` }) as Readonly<
    Record<Name, string>
  >; // any name has one

/**
 * The tokens as strings for styled templates: `t.color.textMuted` is `var(--pt-color-text-muted)`. What follows theme,
 * density or brand is a custom property, so that a switch renders nothing again; the rest are plain values.
 */
export const t = {
  color: references<ColorRole>('color'),
  shadow: references<keyof typeof shadows>('shadow'),
  size: references<keyof typeof density>('size'),
  radius: references<keyof typeof radius>('radius'),
  typeface: references<keyof typeof typeface>('typeface'),
  ...scale,
} as const;

export type ThemeName = 'light' | 'dark';
