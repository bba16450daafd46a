import { type ColorRole, colors } from './colors.ts';
import { type Density, density } from './scale.ts';
import { shadows } from './shadows.ts';
import { propertyOf, type ThemeName } from './tokens.ts';

function declarations(theme: ThemeName): string {
  const lines: string[] = [`color-scheme: ${theme};`];
  for (const role of Object.keys(colors) as ColorRole[])
    lines.push(`${propertyOf('color', role)}: ${colors[role][theme]};`);
  for (const [name, pair] of Object.entries(shadows))
    lines.push(`${propertyOf('shadow', name)}: ${pair[theme]};`);
  return lines.join('\n');
}

function densityDeclarations(name: Density): string {
  return Object.entries(density)
    .map(([key, pair]) => `${propertyOf('size', key)}: ${pair[name]};`)
    .join('\n');
}

/** The style sheet that gives every custom property its value for each `data-theme` and `data-density`. */
export const tokensCss = `
:root, [data-theme='light'] { ${declarations('light')} }
[data-theme='dark'] { ${declarations('dark')} }
:root, [data-density='comfortable'] { ${densityDeclarations('comfortable')} }
[data-density='compact'] { ${densityDeclarations('compact')} }
`;
