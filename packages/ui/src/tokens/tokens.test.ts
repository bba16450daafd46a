import { describe, expect, it } from 'vitest';
import { type ColorRole, colors, markPairs, textPairs } from './colors.ts';
import { contrastRatio } from './contrast.ts';
import { t } from './tokens.ts';
import { tokensCss } from './tokensCss.ts';

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  it.each(textPairs)('%s on %s reaches 4.5:1', (text, surface) => {
    expect(contrastRatio(colors[text][theme], colors[surface][theme])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('%s on %s reaches 3:1', (mark, surface) => {
    expect(contrastRatio(colors[mark][theme], colors[surface][theme])).toBeGreaterThanOrEqual(3);
  });
});

describe('tokens', () => {
  it('gives every colour role a value in both themes', () => {
    for (const role of Object.keys(colors) as ColorRole[]) {
      const name = t.color[role].slice('var('.length, -1);
      expect(tokensCss.split(`${name}:`)).toHaveLength(3);
    }
  });

  it('measures the contrast of black on white as 21:1', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  });
});
