import { formatNumber } from '@portal/formats';

export const commandPaletteTexts = {
  paletteSearching: 'Procurando…',
  /** @param hasUncounted whether there are more than `count` */
  paletteCount: (count: number, hasUncounted = false) =>
    `${hasUncounted ? 'mais de ' : ''}${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  paletteAll: 'Ver na lista',
  /** @param text what was searched */
  paletteNothing: (text: string) => `Nada encontrado para “${text}”`,
  /** @param names groups that could not be read */
  paletteFailed: (names: readonly string[]) => `Não foi possível procurar em ${names.join(', ')}.`,
  paletteKeys: '↑ ↓ escolhem · Enter abre · Esc fecha',
};
