import { colors } from './colors.ts';
import { type Density, density, radius, typeface } from './scale.ts';
import { shadows } from './shadows.ts';
import { propertyOf, type ThemeName, type TokenGroup } from './tokens.ts';

/** The values of a group of tokens as declarations of their custom properties. */
export const declare = <Value>(
  group: TokenGroup,
  values: Readonly<Record<string, Value>>,
  textOf: (value: Value) => unknown = (value) => value,
) =>
  Object.entries(values)
    .map(([name, value]) => `${propertyOf(group, name)}:${textOf(value)};`)
    .join('');

const ofTheme = (theme: ThemeName) =>
  `color-scheme:${theme};${declare('color', colors, (pair) => pair[theme])}${declare('shadow', shadows, (pair) => pair[theme])}`;

const ofDensity = (name: Density) => declare('size', density, (pair) => pair[name]);

/** The style sheet that gives every custom property its value for each `data-theme` and `data-density`. Paper is light. */
export const tokensCss = `
:root, :host { ${declare('radius', radius)}${declare('typeface', typeface)} }
:root, [data-theme='light'] { ${ofTheme('light')} }
@media not print { [data-theme='dark'] { ${ofTheme('dark')} } }
:root, [data-density='comfortable'] { ${ofDensity('comfortable')} }
[data-density='compact'] { ${ofDensity('compact')} }
`;
