import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ColorPair, type ColorRole, colors, markPairs, textPairs } from '../colors.ts';
import { contrastRatio } from '../contrast.ts';
import { petrol } from '../palette.ts';
import { createBrand } from './createBrand.ts';
import { toHex, toOklch } from './oklch.ts';

const themes = ['light', 'dark'] as const;

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** What is hard: no colour, no light, and the corners of what a screen shows. */
const extremes = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffff00',
  '#00ffff',
  '#ff00ff',
  '#0000ff',
  '#00ff00',
  '#ff0000',
];

const accents = fc.oneof(hex, fc.constantFrom(...extremes));

/** Pairs that cannot be read with this accent. */
function unreadable(accent: string): string[] {
  const table: Record<ColorRole, ColorPair> = { ...colors, ...createBrand({ accent }).colors };
  const below = (pairs: typeof textPairs, least: number) =>
    pairs.flatMap(([front, back]) =>
      themes
        .filter((theme) => contrastRatio(table[front][theme], table[back][theme]) < least)
        .map((theme) => `${front} on ${back}, ${theme}`),
    );
  return [...below(textPairs, 4.5), ...below(markPairs, 3)];
}

/** How far apart the eye sees two colours; 0.02 is hardly noticed. */
function distance(first: string, second: string): number {
  const [one, other] = [toOklch(first), toOklch(second)];
  const axis = (of: 'cos' | 'sin') => one.chroma * Math[of](one.hue) - other.chroma * Math[of](other.hue);
  return Math.hypot(one.lightness - other.lightness, axis('cos'), axis('sin'));
}

describe('the accent of a brand', () => {
  it.each(extremes)('%s has every pair of colours at its contrast in both themes', (accent) => {
    expect(unreadable(accent)).toEqual([]);
  });

  it('has every pair of colours at its contrast in both themes, whatever it is', () => {
    fc.assert(
      fc.property(accents, (accent) => {
        expect(unreadable(accent)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('shows a pointer that it is over a button, whatever it is', () => {
    fc.assert(
      fc.property(accents, fc.constantFrom(...themes), (accent, theme) => {
        const made = createBrand({ accent }).colors;
        expect(distance(made.accent[theme], made.accentHover[theme])).toBeGreaterThan(0.03);
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['#7c3aed', '#ffffff'],
    ['#b02d24', '#ffffff'],
    ['#1d4ed8', '#ffffff'],
  ])('%s stays as it is, with %s on it', (accent, text) => {
    const made = createBrand({ accent }).colors;
    expect(made.accent.light).toBe(accent);
    expect(made.textOnAccent.light).toBe(text);
  });

  it('keeps a bright one bright, with dark text on it', () => {
    const made = createBrand({ accent: '#16a34a' }).colors;
    expect(distance(made.accent.light, '#16a34a')).toBeLessThan(0.05);
    expect(contrastRatio(made.textOnAccent.light, '#ffffff')).toBeGreaterThan(15);
  });

  it('gives colours close to the own ones for the own petrol', () => {
    const made = createBrand({ accent: petrol[600] }).colors;
    const far = (Object.keys(made) as Array<keyof typeof made>) // the keys of the table, by its type
      .flatMap((role) =>
        themes.map((theme) => ({ role, theme, away: distance(made[role][theme], colors[role][theme]) })),
      )
      .filter(({ away }) => away > 0.03);
    expect(far).toEqual([]);
  });

  it('is a colour in six digits', () => {
    for (const accent of ['red', '#abc', '#12345g', '#ffffff; }'])
      expect(() => createBrand({ accent })).toThrow(RangeError);
  });
});

describe('a colour', () => {
  it('is the same after it was taken apart', () => {
    fc.assert(
      fc.property(accents, (color) => {
        expect(toHex(toOklch(color))).toBe(color);
      }),
    );
  });
});

describe('corners and typeface of a brand', () => {
  it('are the own ones where nothing is said', () => {
    const { css } = createBrand({});
    expect(css).toContain('--pt-radius-sm:4px;--pt-radius-control:6px;--pt-radius-card:10px;');
    expect(css).toContain(`--pt-typeface-features:'cv05', 'ss03';`);
    expect(createBrand({}).colors).toEqual(
      expect.objectContaining({ accent: colors.accent, focus: colors.focus }),
    );
    expect(createBrand({ radiusPx: 6 }).css).toBe(css);
  });

  it.each([
    [0, '0px', '0px'],
    [8, '5px', '13px'],
    [16, '6px', '27px'],
  ])('of %d pixels are %s on small parts and %s on cards', (radiusPx, sm, card) => {
    const { css } = createBrand({ radiusPx });
    expect(css).toContain(`--pt-radius-sm:${sm};--pt-radius-control:${radiusPx}px;--pt-radius-card:${card};`);
  });

  it('have the typeface of the system behind theirs, without the alternative shapes of Inter', () => {
    const { css } = createBrand({ fontFamily: 'Figtree' });
    expect(css).toContain("--pt-typeface-family:'Figtree', system-ui,");
    expect(css).toContain('--pt-typeface-features:normal;');
  });

  it('refuse what would end the declaration', () => {
    for (const radiusPx of [-1, 17, Number.NaN]) expect(() => createBrand({ radiusPx })).toThrow(RangeError);
    for (const fontFamily of ['', "Acme', serif", 'a; } body { color: red', 'a\\'])
      expect(() => createBrand({ fontFamily })).toThrow(RangeError);
  });
});
