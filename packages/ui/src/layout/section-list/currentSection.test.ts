import { describe, expect, it } from 'vitest';
import { currentSection } from './currentSection.ts';

describe('the section people read', () => {
  it.each<[tops: Array<number | null>, atEnd: boolean, current: number]>([
    [[200, 500, 900], false, 0],
    [[-300, 120, 600], false, 1],
    [[-300, 121, 600], false, 0],
    [[-900, -400, -10], false, 2],
    [[-300, 90, 400], true, 2],
    [[-300, null, 400], false, 0],
    [[-300, 90, null], true, 1],
    [[], true, 0],
  ])('with tops at %j (end of the page: %s) is the one at place %i', (tops, atEnd, current) => {
    expect(currentSection(tops, 120, atEnd)).toBe(current);
  });
});
