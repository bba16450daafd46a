import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_INTRODUCTION, settleIntroductions } from './familyBlocks.ts';

describe('settleIntroductions (FMC-089, FRM-37)', () => {
  it.each([
    [['Encarte'], ['Encarte', 'NaoSeAplica'], ['NaoSeAplica']],
    [['NaoSeAplica'], ['NaoSeAplica', 'Encarte'], ['Encarte']],
    [['NaoSeAplica'], ['NaoSeAplica', 'Encarte', 'Sazonal'], ['Encarte', 'Sazonal']],
    [['Encarte'], ['Encarte', 'Sazonal'], ['Encarte', 'Sazonal']],
    [['NaoSeAplica'], ['NaoSeAplica'], ['NaoSeAplica']],
    [[], ['NaoSeAplica'], ['NaoSeAplica']],
    [['NaoSeAplica'], [], []],
    [[], ['Encarte', 'NaoSeAplica'], ['NaoSeAplica']],
  ])('from %j to %j gives %j', (before, after, expected) => {
    expect(settleIntroductions(before, after)).toEqual(expected);
  });

  it('never joins NaoSeAplica with another', () => {
    const ids = fc.uniqueArray(fc.constantFrom(NO_INTRODUCTION, 'Encarte', 'Sazonal'));
    fc.assert(
      fc.property(ids, ids, (before, after) => {
        const chosen = settleIntroductions(before, after);
        expect(chosen.length <= 1 || !chosen.includes(NO_INTRODUCTION)).toBe(true);
        expect(chosen.length === 0).toBe(after.length === 0);
      }),
    );
  });
});
