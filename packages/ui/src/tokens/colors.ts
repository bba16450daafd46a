import { amber, blue, gray, green, indigo, petrol, red } from './palette.ts';

/** A colour role in both themes. */
export interface ColorPair {
  light: string;
  dark: string;
}

/**
 * Every colour a component may use, by role. Surfaces come in three levels (page, card, raised); each status family
 * has a tinted surface, a strong text and a mark for its dot, border or icon. The lines of a chart have a set of their
 * own, apart for every kind of colour vision (the charts' test measures it).
 */
export const colors = {
  surfacePage: { light: gray[50], dark: gray[950] },
  surfaceCard: { light: gray[0], dark: gray[900] },
  surfaceRaised: { light: gray[0], dark: gray[850] },
  surfaceSunken: { light: gray[50], dark: '#121920' },
  surfaceHover: { light: gray[100], dark: '#222c35' },
  surfaceSelected: { light: petrol[50], dark: petrol[900] },
  surfaceInverse: { light: gray[800], dark: gray[200] },
  scrim: { light: 'rgb(15 21 26 / 45%)', dark: 'rgb(4 7 9 / 65%)' },

  border: { light: gray[200], dark: '#2b3741' },
  borderControl: { light: gray[450], dark: '#6f7c89' },
  borderControlHover: { light: gray[600], dark: gray[400] },

  text: { light: gray[900], dark: '#e4e9ed' },
  textMuted: { light: gray[600], dark: '#a6b2bd' },
  textDisabled: { light: gray[500], dark: gray[400] },
  textInverse: { light: gray[0], dark: gray[900] },

  accent: { light: petrol[600], dark: petrol[300] },
  accentHover: { light: petrol[700], dark: petrol[200] },
  textOnAccent: { light: gray[0], dark: petrol[900] },
  textAccent: { light: petrol[600], dark: petrol[200] },
  focus: { light: petrol[500], dark: petrol[300] },

  danger: { light: red[600], dark: red[400] },
  dangerHover: { light: red[700], dark: red[300] },
  textOnDanger: { light: gray[0], dark: gray[950] },

  surfaceNeutral: { light: gray[100], dark: '#25303a' },
  textNeutral: { light: gray[700], dark: '#c6d0d8' },
  markNeutral: { light: gray[500], dark: gray[400] },
  surfaceWarning: { light: amber[50], dark: amber[900] },
  textWarning: { light: amber[700], dark: amber[200] },
  markWarning: { light: amber[500], dark: amber[300] },
  surfacePartner: { light: indigo[50], dark: indigo[900] },
  textPartner: { light: indigo[700], dark: indigo[200] },
  markPartner: { light: indigo[500], dark: indigo[300] },
  surfaceInfo: { light: blue[50], dark: blue[900] },
  textInfo: { light: blue[700], dark: blue[200] },
  markInfo: { light: blue[500], dark: blue[300] },
  surfaceSuccess: { light: green[50], dark: green[900] },
  textSuccess: { light: green[700], dark: green[200] },
  markSuccess: { light: green[500], dark: green[300] },
  surfaceDanger: { light: red[50], dark: red[900] },
  textDanger: { light: red[700], dark: red[200] },
  markDanger: { light: red[500], dark: red[400] },

  series1: { light: '#1393aa', dark: '#45bcd8' },
  series2: { light: '#be7f42', dark: '#d9926a' },
  series3: { light: '#4a41b8', dark: '#7076e8' },
  series4: { light: '#8c1a66', dark: '#c2586a' },
  series5: { light: '#274a0b', dark: '#b5ead0' },
  series6: { light: '#7a6617', dark: '#e0cb4f' },
} as const satisfies Record<string, ColorPair>;

export type ColorRole = keyof typeof colors;

/** Text on surface pairs the components draw, each at least 4.5:1 in both themes (a test proves it). */
export const textPairs: ReadonlyArray<readonly [text: ColorRole, surface: ColorRole]> = [
  ['text', 'surfacePage'],
  ['text', 'surfaceCard'],
  ['text', 'surfaceRaised'],
  ['text', 'surfaceSunken'],
  ['text', 'surfaceHover'],
  ['text', 'surfaceSelected'],
  ['textMuted', 'surfacePage'],
  ['textMuted', 'surfaceCard'],
  ['textMuted', 'surfaceRaised'],
  ['textMuted', 'surfaceSunken'],
  ['textMuted', 'surfaceHover'],
  ['textMuted', 'surfaceSelected'],
  ['textDisabled', 'surfaceCard'],
  ['textDisabled', 'surfacePage'],
  ['textDisabled', 'surfaceSunken'],
  ['textInverse', 'surfaceInverse'],
  ['textOnAccent', 'accent'],
  ['textOnAccent', 'accentHover'],
  ['textOnDanger', 'danger'],
  ['textOnDanger', 'dangerHover'],
  ['textAccent', 'surfacePage'],
  ['textAccent', 'surfaceCard'],
  ['textAccent', 'surfaceRaised'],
  ['textAccent', 'surfaceHover'],
  ['textAccent', 'surfaceSelected'],
  ['textDanger', 'surfacePage'],
  ['textDanger', 'surfaceCard'],
  ['textDanger', 'surfaceRaised'],
  ['textNeutral', 'surfaceNeutral'],
  ['textWarning', 'surfaceWarning'],
  ['textPartner', 'surfacePartner'],
  ['textInfo', 'surfaceInfo'],
  ['textSuccess', 'surfaceSuccess'],
  ['textDanger', 'surfaceDanger'],
];

/** Control borders, focus rings and marks against adjacent colours, each at least 3:1 in both themes. */
export const markPairs: ReadonlyArray<readonly [mark: ColorRole, surface: ColorRole]> = [
  ['borderControl', 'surfaceCard'],
  ['borderControl', 'surfaceRaised'],
  ['borderControl', 'surfacePage'],
  ['focus', 'surfaceCard'],
  ['focus', 'surfacePage'],
  ['focus', 'surfaceRaised'],
  ['focus', 'surfaceSunken'],
  ['focus', 'surfaceHover'],
  ['focus', 'surfaceSelected'],
  ['accent', 'surfaceCard'],
  ['accent', 'surfacePage'],
  ['accent', 'surfaceHover'],
  ['accent', 'surfaceSelected'],
  ['markNeutral', 'surfaceNeutral'],
  ['markWarning', 'surfaceWarning'],
  ['markPartner', 'surfacePartner'],
  ['markInfo', 'surfaceInfo'],
  ['markSuccess', 'surfaceSuccess'],
  ['markDanger', 'surfaceDanger'],
  ['markDanger', 'surfaceCard'],
  ['series1', 'surfaceCard'],
  ['series2', 'surfaceCard'],
  ['series3', 'surfaceCard'],
  ['series4', 'surfaceCard'],
  ['series5', 'surfaceCard'],
  ['series6', 'surfaceCard'],
];
