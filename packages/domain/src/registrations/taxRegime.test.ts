import { describe, expect, it } from 'vitest';
import { federalRegimeOptions, isRateEnabled, settleTaxRegime } from './taxRegime.ts';

const regimes = [{ id: 'Simples' }, { id: 'LucroPresumido' }, { id: 'LucroReal' }];
const others = ['LucroPresumido', 'LucroReal'];

describe('the PIS/COFINS regime (ST4-019 to ST4-023, C-21, FRM-35)', () => {
  it.each([
    ['SimplesNacional', ['Simples'], true],
    ['simplesnacional', ['Simples'], true],
    ['Cumulativo', others, false],
    ['NaoCumulativo', others, false],
    [null, others, false],
  ])('%s offers %j, aliquot enabled: %s', (regime, offered, enabled) => {
    expect(federalRegimeOptions(regime, regimes).map(({ id }) => id)).toEqual(offered);
    expect(isRateEnabled(regime)).toBe(enabled);
  });

  it('toggled on, off and on sets Simples, clears it with the aliquot, and sets it again', () => {
    const on = settleTaxRegime({
      regimeDeclaracaoPisConfins: 'SimplesNacional',
      regimeTributario: 'LucroReal',
      aliquota: { id: 2 },
    });
    expect(on).toEqual({
      regimeDeclaracaoPisConfins: 'SimplesNacional',
      regimeTributario: 'Simples',
      aliquota: { id: 2 },
    });
    const off = settleTaxRegime({ ...on, regimeDeclaracaoPisConfins: 'Cumulativo' });
    expect(off).toEqual({ regimeDeclaracaoPisConfins: 'Cumulativo', regimeTributario: null, aliquota: null });
    const onAgain = settleTaxRegime({ ...off, regimeDeclaracaoPisConfins: 'SimplesNacional' });
    expect(onAgain).toMatchObject({ regimeTributario: 'Simples', aliquota: null });
  });

  it('keeps a federal regime that goes with the other regimes', () => {
    const values = {
      regimeDeclaracaoPisConfins: 'Cumulativo',
      regimeTributario: 'LucroReal',
      aliquota: null,
    };
    expect(settleTaxRegime(values)).toEqual(values);
  });
});
