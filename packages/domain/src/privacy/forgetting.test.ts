import { describe, expect, it } from 'vitest';
import type { NextFlow } from '../registrations/applyAction.ts';
import { FLOW_STATUSES } from '../registrations/flowStatuses.ts';
import { flowOf } from '../registrations/testing/flowOf.ts';
import { type ForgettableRegistration, forgottenState, isForgotten } from './forgetting.ts';

const NOW = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

const registration = (
  status: string,
  days: number,
  rest: Partial<ForgettableRegistration> = {},
): ForgettableRegistration => ({
  ...flowOf(status),
  isPartner: false,
  changedAt: daysAgo(days),
  forgottenAt: null,
  ...rest,
});

describe('whose personal data are removed (LGPD)', () => {
  it('those of registrations that were refused or wait for their supplier, and of no other', () => {
    const forgotten = FLOW_STATUSES.filter((status) => isForgotten(registration(status, 999), NOW, 180));
    expect(forgotten).toEqual([
      'Novo',
      'DadosBasicosInformados',
      'PendenciadoNaPrimeiraAnalise',
      'AprovadoPrimeiraAnalise',
      'DocumentacaoCompleta',
      'DadosContabeisEFiscaisInformados',
      'DadosFinanceirosInformados',
      'PendenciadoNaSegundaAnalise',
      'Reprovado',
    ]);
  });

  it.each([
    ['refused 181 days ago', registration('Reprovado', 181), true],
    ['refused 180 days ago', registration('Reprovado', 180), false],
    ['abandoned for 181 days', registration('DocumentacaoCompleta', 181), true],
    ['abandoned for 180 days', registration('DocumentacaoCompleta', 180), false],
    [
      'with a pendency of one area',
      {
        ...registration('AguardandoSegundaAnalise', 181),
        ...flowOf('AguardandoSegundaAnalise', ['Pendenciar', null]),
      },
      true,
    ],
    ['of a status that nobody knows', registration('Outro', 999), false],
    ['of a partner', registration('DadosBasicosInformados', 999, { isPartner: true }), false],
    ['forgotten before', registration('Novo', 999, { forgottenAt: daysAgo(500) }), false],
    ['forgotten, then changed', registration('Novo', 200, { forgottenAt: daysAgo(500) }), true],
    ['forgotten, changed lately', registration('Novo', 20, { forgottenAt: daysAgo(500) }), false],
  ])('%s', (_, given, expected) => {
    expect(isForgotten(given, NOW, 180)).toBe(expected);
  });

  it('a refused one stays refused, another begins anew', () => {
    const refused = { ...flowOf('Reprovado', ['Reprovar', null], 'SegundaAnaliseComercial') } as NextFlow; // both are statuses of the list
    expect(forgottenState(refused)).toEqual(refused);
    const pendent = { ...flowOf('PendenciadoNaSegundaAnalise', ['Pendenciar', 'Aprovar']) } as NextFlow; // both are statuses of the list
    expect(forgottenState(pendent)).toEqual(flowOf('Novo'));
  });
});
