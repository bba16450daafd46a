import { describe, expect, it } from 'vitest';
import { FLOW_STATUSES, type FlowStatus, type RegistrationFlow } from './flowStatuses.ts';
import { supplierWork } from './supplierWork.ts';

const at = (statusFluxoCadastro: FlowStatus): RegistrationFlow => ({
  statusFluxoCadastro,
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
});

const pendencies = [
  {
    documentoId: 15,
    tipoDocumento: 'CatalogoProduto',
    statusPendencia: 'Nova',
    motivoPendencia: 'DocumentoIlegivel',
  },
  {
    documentoId: 16,
    tipoDocumento: 'TabelaPrecos',
    statusPendencia: 'Corrigida',
    motivoPendencia: 'DocumentoInvalido',
  },
] as const;

describe('what a supplier reads where it starts (D29)', () => {
  it.each([
    ['Novo', [1, 2]],
    ['DadosBasicosInformados', [2]],
    ['AguardandoPrimeiraAnalise', []],
    ['AprovadoPrimeiraAnalise', [3, 4, 5, 6]],
    ['DadosContabeisEFiscaisInformados', [5, 6]],
    ['DadosFinanceirosInformados', [6]],
    ['AguardandoSegundaAnalise', []],
    ['Aprovado', []],
    ['Reprovado', []],
  ] as const)('at %s: the steps %j are missing', (status, steps) => {
    expect(supplierWork(at(status), pendencies).missing.map(({ step }) => step)).toEqual(steps);
  });

  it('names each new pendency with its step, and no corrected one', () => {
    expect(supplierWork(at('PendenciadoNaPrimeiraAnalise'), pendencies).asked).toEqual([
      { step: 2, text: 'Catálogo de produtos: Documento ilegível' },
    ]);
    expect(supplierWork(at('AguardandoPrimeiraAnalise'), pendencies).asked).toEqual([]);
  });

  it.each([
    ['Novo', /etapas 1 e 2, o comercial analisa/],
    ['AprovadoPrimeiraAnalise', /etapa 6, o comercial e a contabilidade analisam/],
    ['PendenciadoNaSegundaAnalise', /continuam a análise/],
    ['AguardandoSegundaAnalise', /^O comercial e a contabilidade estão analisando/],
    ['AguardandoSegundaAnaliseContabil', /^A contabilidade está analisando/],
    ['AguardandoSegundaAnaliseComercial', /^O comercial está analisando/],
    ['AguardandoDiretoria', /diretoria está decidindo/],
  ] as const)('at %s says what comes next: %s', (status, text) => {
    expect(supplierWork(at(status), []).next).toMatch(text);
  });

  it.each([
    ['AguardandoSegundaAnalise', 'Aprovar', null, /^A contabilidade está analisando/],
    ['AguardandoSegundaAnalise', null, 'Aprovar', /^O comercial está analisando/],
    ['PendenciadoNaSegundaAnalise', 'Aprovar', 'Pendenciar', /, a contabilidade continua/],
    ['PendenciadoNaSegundaAnalise', 'Pendenciar', 'Aprovar', /, o comercial continua/],
    ['PendenciadoNaSegundaAnalise', 'Pendenciar', null, /, o comercial e a contabilidade continuam/],
  ] as const)(
    'at %s, commercial %s and accounting %s: names who decides still (SUP-049, SUP-050)',
    (status, commercial, accounting, text) => {
      const flow = {
        ...at(status),
        statusAprovacaoComercialSegundaAnalise: commercial,
        statusAprovacaoContabilidadeSegundaAnalise: accounting,
      };
      expect(supplierWork(flow, []).next).toMatch(text);
    },
  );

  it('says something at every status', () => {
    for (const status of FLOW_STATUSES) expect(supplierWork(at(status), []).next).not.toBe('');
  });
});
