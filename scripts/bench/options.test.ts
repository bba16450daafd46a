import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('readOptions', () => {
  it('measures everything of ours seven times at three sizes by default', () => {
    expect(readOptions([])).toMatchObject({
      parts: ['fields', 'selects', 'tables', 'story'],
      peers: false,
      rows: [1_000, 10_000, 100_000],
      repeats: 7,
      out: undefined,
    });
  });

  it('takes one size and fewer repeats where the run is to be quick', () => {
    expect(readOptions(['--quick'])).toMatchObject({ rows: [10_000], repeats: 3, steps: 100 });
    expect(readOptions(['--quick', '--rows', '1000,20000', '--repeats', '2'])).toMatchObject({
      rows: [1_000, 20_000],
      repeats: 2,
    });
  });

  it('measures the pages of the portal where it is asked to, and nothing else', () => {
    expect(readOptions(['--pages']).parts).toEqual(['pages']);
    expect(readOptions(['--pages', '--only', 'fields']).parts).toEqual(['fields', 'pages']);
  });

  it.each([
    [['--only', 'charts'], /--only takes fields, selects, tables, story/],
    [['--rows', '1e3x'], /--rows takes whole numbers/],
    [['--repeats', '0'], /--repeats takes whole numbers/],
    [['--fast'], /Unknown option/],
  ])('refuses %j with a sentence', (args, message) => {
    expect(() => readOptions(args)).toThrow(message);
  });
});
