import { describe, expect, it } from 'vitest';
import { colors } from '../../tokens/colors.ts';
import { lookCount, seriesLook } from './seriesLook.ts';

type Triple = readonly [number, number, number];

/** Linear-light matrices of full protanopia, deuteranopia and tritanopia (Machado, Oliveira, Fernandes 2009). */
const visions: Record<string, readonly [Triple, Triple, Triple]> = {
  'every cone': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (matrix: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple) => a * x + b * y + c * z;
  return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

const map = ([x, y, z]: Triple, change: (value: number) => number): Triple => [
  change(x),
  change(y),
  change(z),
];

const linear = (hex: string): Triple => {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
};

/** Björn Ottosson's OKLab, in which equal distances look equally far. */
const oklab = (color: Triple): Triple => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    map(cones, Math.cbrt),
  );
};

const places = Array.from({ length: lookCount }, (_, index) => index);
const pairs = places.flatMap((second) => places.slice(0, second).map((first) => [first, second] as const));

describe.each(['light', 'dark'] as const)('series colours in the %s theme', (theme) => {
  it.each(Object.entries(visions))('are far apart to %s', (_, matrix) => {
    const seen = (index: number) => {
      const color = linear(colors[seriesLook(index).color][theme]);
      return oklab(map(times(matrix, color), (value) => Math.min(1, Math.max(0, value))));
    };
    for (const [first, second] of pairs) {
      const [a, b] = [seen(first), seen(second)];
      const distance = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
      expect(distance, `series ${first + 1} and ${second + 1}`).toBeGreaterThan(0.1);
    }
  });
});

describe('seriesLook', () => {
  const dash = (index: number) => String(seriesLook(index).dash);
  const point = (index: number) => `${seriesLook(index).symbol} ${seriesLook(index).hollow}`;

  it('gives any six neighbours different dashes and symbols', () => {
    for (const pick of [dash, point]) expect(new Set(places.map(pick)).size).toBe(lookCount);
  });

  it('gives thirty-six lines each a look of its own', () => {
    const all = Array.from({ length: lookCount ** 2 }, (_, index) => JSON.stringify(seriesLook(index)));
    expect(new Set(all).size).toBe(all.length);
  });
});
