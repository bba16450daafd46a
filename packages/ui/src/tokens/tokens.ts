import { type ColorRole, colors } from './colors.ts';
import { density, scale } from './scale.ts';
import { shadows } from './shadows.ts';

const kebab = (name: string) => name.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase();

type References<Group> = { readonly [Key in keyof Group]: string };

function references<Group extends object>(prefix: string, group: Group): References<Group> {
  const entries = Object.keys(group).map((key) => [key, `var(--pt-${prefix}-${kebab(key)})`]);
  return Object.fromEntries(entries) as References<Group>; // the keys are those of the group
}

/**
 * The tokens as strings for styled templates: `t.color.textMuted` is `var(--pt-color-text-muted)`. Colours, shadows and
 * density sizes are custom properties, so that a theme switch renders nothing again; the rest are plain values.
 */
export const t = {
  color: references('color', colors),
  shadow: references('shadow', shadows),
  size: references('size', density),
  ...scale,
} as const;

export type ThemeName = 'light' | 'dark';

function declarations(theme: ThemeName): string {
  const lines: string[] = [`color-scheme: ${theme};`];
  for (const role of Object.keys(colors) as ColorRole[])
    lines.push(`--pt-color-${kebab(role)}: ${colors[role][theme]};`);
  for (const [name, pair] of Object.entries(shadows))
    lines.push(`--pt-shadow-${kebab(name)}: ${pair[theme]};`);
  return lines.join('\n');
}

function densityDeclarations(name: 'comfortable' | 'compact'): string {
  return Object.entries(density)
    .map(([key, pair]) => `--pt-size-${kebab(key)}: ${pair[name]};`)
    .join('\n');
}

/** The style sheet that gives every custom property its value for each `data-theme` and `data-density`. */
export const tokensCss = `
:root, [data-theme='light'] { ${declarations('light')} }
[data-theme='dark'] { ${declarations('dark')} }
:root, [data-density='comfortable'] { ${densityDeclarations('comfortable')} }
[data-density='compact'] { ${densityDeclarations('compact')} }
`;
