import { describe, expect, it } from 'vitest';
import type { Role } from '../roles/roles.ts';
import { applyAction } from './applyAction.ts';
import { DOCUMENT_TYPES, type DocumentType } from './documentTypes.ts';
import type { Pendency } from './pendencies.ts';
import { REGISTRATION_STEPS } from './registrationSteps.ts';
import { documentLock, savedText, stepEditing, submitLabel } from './stepEditing.ts';
import { allFlows, flowOf, ROLE_SETS } from './testing/flowOf.ts';

const pendency = (tipoDocumento: DocumentType, statusPendencia: Pendency['statusPendencia'] = 'Nova') => ({
  documentoId: 7,
  tipoDocumento,
  statusPendencia,
});

/** The modes of the six steps: `e` editable, `d` documents only, `-` read-only. */
function modes(status: string, roles: readonly Role[]): string {
  const flow = flowOf(status);
  const letters = { editable: 'e', documentsOnly: 'd', readOnly: '-' };
  return REGISTRATION_STEPS.map(
    ({ number }) => letters[stepEditing({ flow, roles, step: number }).mode],
  ).join('');
}

describe('stepEditing (table B, ONB-080 to ONB-082, C-06, C-38, G-22)', () => {
  // Supplier, commercial editors, accounting, which does not read a pre-registration (C-16).
  it.each([
    ['Novo', 'e-----', 'ee----', '------'],
    ['DadosBasicosInformados', 'ee----', 'ee----', '------'],
    ['AguardandoPrimeiraAnalise', '------', 'ee----', '------'],
    ['PendenciadoNaPrimeiraAnalise', '-d----', 'ee----', '------'],
    ['AprovadoPrimeiraAnalise', 'eee---', 'eee---', 'eee---'],
    ['DocumentacaoCompleta', 'eeee--', 'eeee--', 'eeee--'],
    ['DadosContabeisEFiscaisInformados', 'eeeee-', 'eeeee-', 'eeeee-'],
    ['DadosFinanceirosInformados', 'eeeeee', 'eeeeee', 'eeeeee'],
    ['AguardandoSegundaAnalise', '------', 'eeeeee', 'eeeeee'],
    ['AguardandoSegundaAnaliseContabil', '------', 'eeeeee', 'eeeeee'],
    ['AguardandoSegundaAnaliseComercial', '------', 'eeeeee', 'eeeeee'],
    ['PendenciadoNaSegundaAnalise', '--d---', 'eeeeee', 'eeeeee'],
    ['AguardandoDiretoria', '------', 'eeeeee', 'eeeeee'],
    ['AprovacaoDiretoria', '------', '------', '------'],
    ['Aprovado', '------', 'eeeeee', 'eeeeee'],
    ['Reprovado', '------', '------', '------'],
    ['Outro', '------', '------', '------'],
  ])('%s: supplier %s, commercial %s, accounting %s', (status, supplier, commercial, accounting) => {
    expect(modes(status, ['Fornecedor'])).toBe(supplier);
    expect(modes(status, ['Comercial'])).toBe(commercial);
    expect(modes(status, ['ComercialAprovadores'])).toBe(commercial);
    expect(modes(status, ['Fornecedor', 'Comercial'])).toBe(commercial);
    expect(modes(status, ['Contabil'])).toBe(accounting);
    expect(modes(status, ['Diretoria'])).toBe('------');
    expect(modes(status, ['ComericalGeradorLink'])).toBe('------');
    expect(modes(status, [])).toBe('------');
  });

  it('allows exactly the saves of the state machine, and says why it allows no other', () => {
    const cases = allFlows().flatMap((flow) =>
      ROLE_SETS.flatMap((roles) => REGISTRATION_STEPS.map(({ number: step }) => ({ flow, roles, step }))),
    );
    const wrong = cases.filter(({ flow, roles, step }) => {
      const { mode, reason } = stepEditing({ flow, roles, step });
      const { ok } = applyAction(flow, { kind: 'save', step }, roles);
      return ok !== (mode !== 'readOnly') || (reason === null) !== (mode === 'editable');
    });
    expect(wrong).toEqual([]); // one look: thousands of cases, each with an expectation of its own, take seconds
  });

  it.each([
    ['AguardandoPrimeiraAnalise', 1, 'Aguarde seu cadastro ser analisado'],
    ['PendenciadoNaPrimeiraAnalise', 1, 'Corrija as pendências dos documentos para continuar'],
    ['PendenciadoNaPrimeiraAnalise', 2, 'Substitua apenas os documentos com pendência'],
    ['Aprovado', 4, 'O cadastro foi aprovado'],
    ['Reprovado', 4, 'O cadastro foi reprovado'],
    ['DocumentacaoCompleta', 5, 'Conclua a etapa anterior para continuar'],
  ] as const)('gives a supplier at %s the reason why step %d is locked: %s', (status, step, reason) => {
    expect(stepEditing({ flow: flowOf(status), roles: ['Fornecedor'], step }).reason).toBe(reason);
  });
});

describe('documentLock (ONB-082, G-22, G-32)', () => {
  const pendencies = [
    pendency('CartaoCnpj'),
    pendency('ContratoSocial', 'Corrigida'),
    pendency('TabelaPrecos'),
  ];

  it('opens only the documents with a new pendency of the pendent step', () => {
    const flow = flowOf('PendenciadoNaSegundaAnalise', [null, 'Pendenciar']);
    const open = DOCUMENT_TYPES.filter(
      ({ type }) => documentLock({ flow, roles: ['Fornecedor'], pendencies, type }) === null,
    );
    expect(open.map(({ type }) => type)).toEqual(['CartaoCnpj']);
    expect(documentLock({ flow, roles: ['Fornecedor'], pendencies, type: 'ContratoSocial' })).toBe(
      'Substitua apenas os documentos com pendência',
    );
  });

  it.each([
    ['AprovadoPrimeiraAnalise', ['Fornecedor'], 'ContratoSocial', null],
    ['DadosBasicosInformados', ['Fornecedor'], 'ContratoSocial', 'Conclua a etapa anterior para continuar'],
    ['AguardandoSegundaAnalise', ['Fornecedor'], 'ContratoSocial', 'Aguarde seu cadastro ser analisado'],
    ['AguardandoSegundaAnalise', ['Contabil'], 'ContratoSocial', null],
    [
      'AguardandoSegundaAnalise',
      ['Diretoria'],
      'ContratoSocial',
      'Você não tem permissão para alterar o cadastro',
    ],
  ] as const)('in %s for %j of %s is %s', (status, roles, type, lock) => {
    expect(documentLock({ flow: flowOf(status), roles, pendencies, type })).toBe(lock);
  });
});

describe('submitLabel and savedText', () => {
  const labels = (status: string, roles: readonly Role[]) =>
    REGISTRATION_STEPS.map(({ number }) => submitLabel(number, { flow: flowOf(status), roles }));

  it('of a supplier that fills in (ST1-060, ST2-033, ST3-012, ST6-018, G-01)', () => {
    expect(labels('DadosFinanceirosInformados', ['Fornecedor'])).toEqual([
      'Salvar e continuar',
      'Enviar Cadastro',
      'Salvar e continuar',
      'Salvar e continuar',
      'Salvar e continuar',
      'Concluir cadastro',
    ]);
  });

  it('of staff (ST1-061, ST2-035, ST3-014, ST6-019, ONB-083, C-20)', () => {
    const update = 'Atualizar dados';
    expect(labels('Aprovado', ['Comercial'])).toEqual([
      update,
      update,
      'Atualizar Dados',
      update,
      update,
      update,
    ]);
  });

  it('of a supplier with pendencies is there only in the step of the documents (ST2-034, ST3-013, C-38)', () => {
    expect(labels('PendenciadoNaPrimeiraAnalise', ['Fornecedor'])).toEqual([
      null,
      'Atualizar dados',
      null,
      null,
      null,
      null,
    ]);
    expect(labels('PendenciadoNaSegundaAnalise', ['Fornecedor'])).toEqual([
      null,
      null,
      'Atualizar Dados',
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['AguardandoPrimeiraAnalise', ['Fornecedor']],
    ['Aprovado', ['Fornecedor']],
    ['AguardandoSegundaAnalise', ['Diretoria']],
  ] as const)('is hidden in read mode: %s for %j (ST1-062)', (status, roles) => {
    expect(labels(status, roles)).toEqual([null, null, null, null, null, null]);
  });

  it.each([
    [1, ['Fornecedor'], 'Dados do cadastro atualizados.'],
    [6, ['Fornecedor'], 'Dados do cadastro finalizados. Aguarde sua aprovação'],
    [6, ['Comercial'], 'Dados do cadastro atualizados.'],
  ] as const)('after step %d by %j says %s (ONB-089, ONB-090)', (step, roles, text) => {
    expect(savedText(step, roles)).toBe(text);
  });
});
