import type { colors } from './colors.ts';
import { type density, scale } from './scale.ts';
import type { shadows } from './shadows.ts';

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

/** The custom property of a token, as in `--pt-color-text-muted`. */
export const propertyOf = (prefix: 'color' | 'shadow' | 'size', name: string) =>
  `--pt-${prefix}-${kebab(name)}`;

type References<Group> = { readonly [Key in keyof Group]: string };

/** Made as they are asked for: the values stay with the style sheet that gives them, and out of what only refers to them. */
const references = <Group extends object>(prefix: 'color' | 'shadow' | 'size') =>
  new Proxy({}, { get: (_, name) => `var(${propertyOf(prefix, String(name))})` }) as References<Group>; // any name has one

/**
 * The tokens as strings for styled templates: `t.color.textMuted` is `var(--pt-color-text-muted)`. Colours, shadows and
 * density sizes are custom properties, so that a theme switch renders nothing again; the rest are plain values.
 */
export const t = {
  color: references<typeof colors>('color'),
  shadow: references<typeof shadows>('shadow'),
  size: references<typeof density>('size'),
  ...scale,
} as const;

export type ThemeName = 'light' | 'dark';
