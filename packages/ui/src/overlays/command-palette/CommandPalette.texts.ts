import { formatNumber } from '@portal/formats';

export const commandPaletteTexts = {
  paletteSearching: 'Procurando…',
  paletteCount: (count: number) => `${formatNumber(count)} ${count === 1 ? 'resultado' : 'resultados'}`,
  /** @param text what was searched */
  paletteNothing: (text: string) => `Nada encontrado para “${text}”`,
  /** @param names groups that could not be read */
  paletteFailed: (names: readonly string[]) => `Não foi possível procurar em ${names.join(', ')}.`,
  paletteKeys: '↑ ↓ escolhem · Enter abre · Esc fecha',
};
