import { describe, expect, it } from 'vitest';
import { stepStates } from './stepStates.ts';
import { flowOf } from './testing/flowOf.ts';

const numbersOf = (
  states: ReturnType<typeof stepStates>,
  holds: 'rendered' | 'disabled' | 'done' | 'warning',
) => states.filter((state) => state.rendered && state[holds]).map(({ number }) => number);

const all = [1, 2, 3, 4, 5, 6];

describe('stepStates (ONB-033 to ONB-040, table B, C-01)', () => {
  it.each([
    ['Novo', [1, 2], [2], [], []],
    ['DadosBasicosInformados', [1, 2], [], [1], []],
    ['AguardandoPrimeiraAnalise', [1, 2], [], [1], []],
    ['PendenciadoNaPrimeiraAnalise', [1, 2], [], [1], [2]],
    ['AprovadoPrimeiraAnalise', all, [4, 5, 6], [1, 2], []],
    ['DocumentacaoCompleta', all, [5, 6], [1, 2, 3], []],
    ['DadosContabeisEFiscaisInformados', all, [6], [1, 2, 3, 4], []],
    ['DadosFinanceirosInformados', all, [], [1, 2, 3, 4, 5], []],
    ['AguardandoSegundaAnalise', all, [], all, []],
    ['AguardandoSegundaAnaliseContabil', all, [], all, []],
    ['AguardandoSegundaAnaliseComercial', all, [], all, []],
    ['PendenciadoNaSegundaAnalise', all, [], all, [3]],
    ['AguardandoDiretoria', all, [], all, []],
    ['AprovacaoDiretoria', all, [], all, []],
    ['Aprovado', all, [], all, []],
    ['Outro', [1, 2], [2], [], []],
  ])('%s: steps %j, disabled %j, done %j, warning %j', (status, rendered, disabled, done, warning) => {
    const states = stepStates(flowOf(status), ['Fornecedor']);
    expect(numbersOf(states, 'rendered')).toEqual(rendered);
    expect(numbersOf(states, 'disabled')).toEqual(disabled);
    expect(numbersOf(states, 'done')).toEqual(done);
    expect(numbersOf(states, 'warning')).toEqual(warning);
  });

  it.each([
    ['PrimeiraAnalise', [1, 2]],
    ['SegundaAnaliseContabil', all],
    ['TerceiraAnalise', all],
  ] as const)('refused in %s: steps %j, all open and done', (stage, steps) => {
    const states = stepStates(flowOf('Reprovado', [null, null], stage), ['Comercial']);
    expect(numbersOf(states, 'rendered')).toEqual(steps);
    expect(numbersOf(states, 'disabled')).toEqual([]);
    expect(numbersOf(states, 'done')).toEqual(steps);
  });

  it('warns on step 3 when an area has pended, also while the second analysis is stored (table C)', () => {
    const states = stepStates(flowOf('AguardandoSegundaAnalise', ['Aprovar', 'Pendenciar']), ['Fornecedor']);
    expect(numbersOf(states, 'warning')).toEqual([3]);
    expect(numbersOf(states, 'disabled')).toEqual([]);
  });

  it('says why a step is disabled, to the supplier and to staff', () => {
    const reasonOf = (roles: Parameters<typeof stepStates>[1]) =>
      stepStates(flowOf('Novo'), roles)[1]?.reason;
    expect(reasonOf(['Fornecedor'])).toBe('Conclua a etapa anterior para continuar');
    expect(reasonOf(['Comercial'])).toBe('O fornecedor ainda não concluiu a etapa anterior');
    expect(stepStates(flowOf('Novo'), [])[0]?.reason).toBeNull();
  });
});
