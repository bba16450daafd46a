import { describe, expect, it } from 'vitest';
import {
  FLOW_STATUSES,
  isFlowStatus,
  isInAnalysis,
  isPendent,
  isWaitingForSupplier,
} from './flowStatuses.ts';
import { registrationStage } from './registrationStage.ts';
import {
  areStepsFinished,
  isPreRegistrationFinished,
  REGISTRATION_STEPS,
  stepOf,
} from './registrationSteps.ts';
import { flowOf } from './testing/flowOf.ts';

describe('the six steps', () => {
  it('have numbers, sections and titles in their order (ONB-004, ONB-086)', () => {
    expect(REGISTRATION_STEPS.map(({ number, section, title }) => [number, section, title])).toEqual([
      [1, 'dados-basicos', 'Dados da empresa'],
      [2, 'marcas-e-categorias', 'Informações do produto'],
      [3, 'documentos', 'Anexo de Documentos'],
      [4, 'contabil', 'Dados Contábeis e Fiscais'],
      [5, 'financeiro', 'Financeiro'],
      [6, 'faturamento-logistica', 'Faturamento e Logística'],
    ]);
  });

  it('have the headings of their forms (ST1-001, ST2-001, ST3-001, ST4-001, ST5-001, ST6-001, C-20)', () => {
    expect(REGISTRATION_STEPS.map(({ heading }) => heading)).toEqual([
      'Dados da Empresa',
      'Informações do produto',
      'Anexo de documentos',
      'Dados Contábeis e Fiscais',
      'Financeiro',
      'Faturamento e Logística',
    ]);
  });
});

// Status, step, sets it belongs to, whether steps 3 to 6 exist, stage of the CNPJ.
const statuses = [
  ['Novo', 1, 'supplier', false, 'RealizandoPrimeiraEtapaPreCadastro'],
  ['DadosBasicosInformados', 2, 'supplier', false, 'RealizandoSegundaEtapaPreCadastro'],
  ['AguardandoPrimeiraAnalise', 2, 'analysis', false, 'RealizandoSegundaEtapaPreCadastro'],
  ['PendenciadoNaPrimeiraAnalise', 2, 'pendent', false, 'RealizandoSegundaEtapaPreCadastro'],
  ['AprovadoPrimeiraAnalise', 3, 'supplier', true, 'Aprovado'],
  ['DocumentacaoCompleta', 4, 'supplier', true, 'Aprovado'],
  ['DadosContabeisEFiscaisInformados', 5, 'supplier', true, 'Aprovado'],
  ['DadosFinanceirosInformados', 6, 'supplier', true, 'Aprovado'],
  ['AguardandoSegundaAnalise', 1, 'analysis', true, 'Aprovado'],
  ['PendenciadoNaSegundaAnalise', 1, 'pendent', true, 'Aprovado'],
  ['AguardandoDiretoria', 1, 'analysis', true, 'Aprovado'],
  ['AprovacaoDiretoria', 1, 'analysis', true, 'Aprovado'],
  ['AguardandoSegundaAnaliseContabil', 1, 'analysis', true, 'Aprovado'],
  ['AguardandoSegundaAnaliseComercial', 1, 'analysis', true, 'Aprovado'],
  ['Aprovado', 1, null, true, 'Aprovado'],
  ['Reprovado', 1, null, false, 'Reprovado'],
] as const;

describe('the statuses (ONB-065)', () => {
  it('are these sixteen', () => {
    expect(FLOW_STATUSES).toEqual(statuses.map(([status]) => status));
    expect(isFlowStatus('Aprovado')).toBe(true);
    expect(isFlowStatus('aprovado')).toBe(false);
  });

  it.each(statuses)(
    '%s opens step %d, belongs to %s, steps 3 to 6: %s (ONB-006, ONB-066 to ONB-074, ONB-078, ONB-079, C-01, C-03, ONB-007)',
    (status, step, set, finished) => {
      expect(stepOf(status)).toBe(step);
      expect(isWaitingForSupplier(status)).toBe(set === 'supplier');
      expect(isInAnalysis(status)).toBe(set === 'analysis');
      expect(isPendent(status)).toBe(set === 'pendent');
      expect(isPreRegistrationFinished(flowOf(status))).toBe(finished);
    },
  );

  it.each(statuses)(
    '%s is the stage of its CNPJ (C-35, ONB-062)',
    (status, _step, _set, _finished, stage) => {
      expect(registrationStage(status)).toBe(stage);
    },
  );

  it.each([
    [null, false],
    ['PrimeiraAnalise', false],
    ['SegundaAnaliseComercial', true],
    ['SegundaAnaliseContabil', true],
    ['TerceiraAnalise', true],
  ] as const)('refused in %s: the steps are finished: %s (C-01)', (stage, finished) => {
    expect(areStepsFinished(flowOf('Reprovado', [null, null], stage))).toBe(finished);
    expect(isPreRegistrationFinished(flowOf('Reprovado', [null, null], stage))).toBe(finished);
  });

  it('opens step 1 of an unknown status and nothing beyond step 2', () => {
    expect(stepOf('Outro')).toBe(1);
    expect(isPreRegistrationFinished(flowOf('Outro'))).toBe(false);
  });
});
