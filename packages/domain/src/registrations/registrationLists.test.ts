import { describe, expect, it } from 'vitest';
import { flowBadge } from './displayStatus.ts';
import { FLOW_STATUSES } from './flowStatuses.ts';
import {
  REGISTRATION_FILTERS,
  readsRegistration,
  registrationFilterQuery,
  registrationListOf,
  waitingPartiesOf,
} from './registrationLists.ts';
import { flowOf } from './testing/flowOf.ts';

const COMMERCIAL = ['Comercial', 'ComericalGeradorLink', 'ComercialAprovadores'] as const;
const OTHERS = ['Contabil', 'Diretoria'] as const;

// Status, list, whom it waits for.
const statuses = [
  ['Novo', 'pre-cadastros', ['AguardandoFornecedor']],
  ['DadosBasicosInformados', 'pre-cadastros', ['AguardandoFornecedor']],
  ['AguardandoPrimeiraAnalise', 'pre-cadastros', ['AguardandoComercial']],
  ['PendenciadoNaPrimeiraAnalise', 'pre-cadastros', ['AguardandoFornecedor']],
  ['AprovadoPrimeiraAnalise', 'cadastro', ['AguardandoFornecedor']],
  ['DocumentacaoCompleta', 'cadastro', ['AguardandoFornecedor']],
  ['DadosContabeisEFiscaisInformados', 'cadastro', ['AguardandoFornecedor']],
  ['DadosFinanceirosInformados', 'cadastro', ['AguardandoFornecedor']],
  ['AguardandoSegundaAnalise', 'cadastro', ['AguardandoComercial', 'AguardandoContabil']],
  ['PendenciadoNaSegundaAnalise', 'cadastro', ['AguardandoFornecedor']],
  ['AguardandoDiretoria', 'cadastro', ['AguardandoDiretoria']],
  ['AprovacaoDiretoria', 'cadastro', []],
  ['AguardandoSegundaAnaliseContabil', 'cadastro', ['AguardandoContabil']],
  ['AguardandoSegundaAnaliseComercial', 'cadastro', ['AguardandoComercial']],
  ['Aprovado', 'parceiros', []],
  ['Reprovado', 'cadastro', []],
] as const;

describe('registrationListOf and waitingPartiesOf (G-35, SUP-028, table B)', () => {
  it('know every status', () => {
    expect(statuses.map(([status]) => status)).toEqual(FLOW_STATUSES);
  });

  it.each(statuses)('%s is in %s and waits for %j', (status, list, parties) => {
    expect(registrationListOf(flowOf(status, [null, null], 'TerceiraAnalise'))?.name).toBe(list);
    expect(waitingPartiesOf(flowOf(status))).toEqual(parties);
  });

  it.each([
    [['Aprovar', null], ['AguardandoContabil']],
    [['Aguardar', 'Aprovar'], ['AguardandoComercial']],
    [['Pendenciar', null], ['AguardandoFornecedor']],
    [['Aprovar', 'Aprovar'], []],
  ] as const)('the second analysis with %j waits for %j', (decisions, parties) => {
    expect(waitingPartiesOf(flowOf('AguardandoSegundaAnalise', decisions))).toEqual(parties);
  });

  it('keeps what the first analysis refused with the pre-registrations, and the old suppliers with the partners', () => {
    const refused = flowOf('Reprovado', [null, null], 'PrimeiraAnalise');
    expect(registrationListOf(refused)?.name).toBe('pre-cadastros');
    expect(registrationListOf({ ...flowOf('Novo'), importadoLegado: true })?.name).toBe('parceiros');
    expect(registrationListOf(flowOf('Outro'))).toBeNull();
  });
});

describe('readsRegistration (ONB-015 to ONB-020, C-16, ONB-010)', () => {
  it.each(statuses)('%s, in %s, is read by the roles of its list', (status, list) => {
    const flow = flowOf(status, [null, null], 'TerceiraAnalise');
    for (const role of [...COMMERCIAL, 'Fornecedor'] as const)
      expect(readsRegistration(flow, [role])).toBe(true);
    for (const role of OTHERS) expect(readsRegistration(flow, [role])).toBe(list !== 'pre-cadastros');
    for (const role of ['Ecommerce', 'ComercialValidadores'] as const) {
      expect(readsRegistration(flow, [role])).toBe(false);
    }
    expect(readsRegistration(flow, [])).toBe(false);
  });
});

describe('the status filter (SUP-028 to SUP-030, G-12)', () => {
  it.each([
    ['AguardandoComercial', 'Aguardando Comercial', { Aguardando: 'AguardandoComercial' }],
    ['AguardandoContabil', 'Aguardando Contabilidade', { Aguardando: 'AguardandoContabil' }],
    ['AguardandoDiretoria', 'Aguardando Diretoria', { Aguardando: 'AguardandoDiretoria' }],
    ['AguardandoFornecedor', 'Aguardando Fornecedor', { Aguardando: 'AguardandoFornecedor' }],
    ['Reprovado', 'Cadastro Reprovado', { Status: 'Reprovado' }],
    ['importadoLegado', 'Importado do legado', { importadoLegado: true }],
  ] as const)('%s is %s and asks for %o', (value, label, query) => {
    expect(REGISTRATION_FILTERS.find((filter) => filter.value === value)?.label).toBe(label);
    expect(registrationFilterQuery(value)).toEqual(query);
  });

  it('asks for nothing without a choice, and never names another party than the badge', () => {
    expect(registrationFilterQuery(null)).toEqual({});
    expect(flowBadge('AguardandoSegundaAnaliseContabil').label).toBe(REGISTRATION_FILTERS[1].label);
  });
});
