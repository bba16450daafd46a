import { describe, expect, it } from 'vitest';
import {
  areaDecisionBadge,
  areaDecisionsOf,
  displayStatus,
  flowBadge,
  storedStatusOf,
  validationsOf,
} from './displayStatus.ts';
import { FLOW_STATUSES } from './flowStatuses.ts';
import { DECISIONS, flowOf } from './testing/flowOf.ts';

describe('displayStatus (table C, SUP-049 to SUP-051, C-04)', () => {
  it.each(
    DECISIONS.flatMap((commercial) =>
      DECISIONS.map((accounting) => {
        const shown =
          commercial === 'Pendenciar' || accounting === 'Pendenciar'
            ? 'PendenciadoNaSegundaAnalise'
            : commercial === 'Aprovar' && accounting !== 'Aprovar'
              ? 'AguardandoSegundaAnaliseContabil'
              : accounting === 'Aprovar' && commercial !== 'Aprovar'
                ? 'AguardandoSegundaAnaliseComercial'
                : 'AguardandoSegundaAnalise';
        return [commercial, accounting, shown] as const;
      }),
    ),
  )('commercial %s and accounting %s are shown as %s', (commercial, accounting, shown) => {
    expect(displayStatus(flowOf('AguardandoSegundaAnalise', [commercial, accounting]))).toBe(shown);
  });

  it.each(FLOW_STATUSES.filter((status) => !status.startsWith('AguardandoSegundaAnalise')))(
    '%s is shown as it is stored, whatever the areas decided',
    (status) => {
      expect(displayStatus(flowOf(status, ['Pendenciar', 'Aprovar']))).toBe(status);
      expect(storedStatusOf(flowOf(status))).toBe(status);
    },
  );

  it('takes a status of a single area for the second analysis in which the other has approved (C-03)', () => {
    const waitsForAccounting = flowOf('AguardandoSegundaAnaliseContabil');
    expect(storedStatusOf(waitsForAccounting)).toBe('AguardandoSegundaAnalise');
    expect(displayStatus(waitsForAccounting)).toBe('AguardandoSegundaAnaliseContabil');
    expect(areaDecisionsOf(waitsForAccounting)).toEqual({ commercial: 'Aprovar', accounting: null });
    const waitsForCommercial = flowOf('AguardandoSegundaAnaliseComercial', [0, 0]);
    expect(displayStatus(waitsForCommercial)).toBe('AguardandoSegundaAnaliseComercial');
    expect(areaDecisionsOf(waitsForCommercial)).toEqual({ commercial: null, accounting: 'Aprovar' });
  });
});

describe('flowBadge (SUP-031 to SUP-048, G-13)', () => {
  it.each([
    ['Novo', 'Aguardando Fornecedor', 'partner'],
    ['DadosBasicosInformados', 'Aguardando Fornecedor', 'partner'],
    ['AprovadoPrimeiraAnalise', 'Aguardando Fornecedor', 'partner'],
    ['DocumentacaoCompleta', 'Aguardando Fornecedor', 'partner'],
    ['DadosContabeisEFiscaisInformados', 'Aguardando Fornecedor', 'partner'],
    ['DadosFinanceirosInformados', 'Aguardando Fornecedor', 'partner'],
    ['AguardandoPrimeiraAnalise', 'Aguardando Comercial', 'warning'],
    ['PendenciadoNaPrimeiraAnalise', 'Pendenciado', 'warning'],
    ['PendenciadoNaSegundaAnalise', 'Pendenciado', 'warning'],
    ['AguardandoSegundaAnalise', 'Aguardando', 'warning'],
    ['AguardandoSegundaAnaliseContabil', 'Aguardando Contabilidade', 'warning'],
    ['AguardandoSegundaAnaliseComercial', 'Aguardando Comercial', 'warning'],
    ['Aprovado', 'Aprovado', 'success'],
    ['Reprovado', 'Reprovado', 'danger'],
    ['AguardandoDiretoria', 'Aguardando Diretoria', 'warning'],
    ['AprovacaoDiretoria', 'Aprovado Diretoria', 'success'],
    ['Outro', 'Aguardando', 'neutral'],
    ['toString', 'Aguardando', 'neutral'],
  ])('%s is %s in %s', (status, label, tone) => {
    expect(flowBadge(status)).toEqual({ label, tone });
  });
});

describe('areaDecisionBadge (SUP-052 to SUP-058, C-32)', () => {
  it.each([
    [0, 'AguardandoSegundaAnalise', 'Aguardando', 'warning'],
    [null, 'AguardandoPrimeiraAnalise', 'Aguardando', 'warning'],
    [0, 'Novo', 'Aguardando', 'partner'],
    [null, 'DadosFinanceirosInformados', 'Aguardando', 'partner'],
    ['Aguardar', 'AguardandoSegundaAnalise', 'Aguardando', 'warning'],
    ['Pendenciar', 'PendenciadoNaSegundaAnalise', 'Pendenciado', 'warning'],
    ['Aprovar', 'AguardandoDiretoria', 'Aprovado', 'success'],
    ['Reprovar', 'Reprovado', 'Reprovado', 'danger'],
  ] as const)('%s in %s is %s in %s', (decision, status, label, tone) => {
    expect(areaDecisionBadge(decision, status)).toEqual({ label, tone });
  });
});

describe('validationsOf (SUP-006, SUP-007, G-53)', () => {
  it('lists both areas with label and colours', () => {
    expect(validationsOf(flowOf('AguardandoSegundaAnalise', ['Aprovar', 0]))).toEqual([
      { nome: 'Comercial', status: { label: 'Aprovado', cor: '#dcfce7', corTexto: '#166534' } },
      { nome: 'Contábil', status: { label: 'Aguardando', cor: '#ffedd5', corTexto: '#9a3412' } },
    ]);
  });

  it('is orange while staff is waited for and indigo while the supplier is (SUP-057, SUP-058)', () => {
    const colour = (status: string) =>
      validationsOf(flowOf(status)).map((validation) => validation.status.cor);
    expect(colour('AguardandoSegundaAnalise')).toEqual(['#ffedd5', '#ffedd5']);
    expect(colour('Novo')).toEqual(['#e0e7ff', '#e0e7ff']);
  });
});
