import { describe, expect, it } from 'vitest';
import { DOCUMENT_TYPES } from './documentTypes.ts';
import {
  newPendencies,
  PENDENCY_REASON_LABELS,
  PENDENCY_REASONS,
  type Pendency,
  pendableDocuments,
  pendencyLine,
  registrationBanner,
  uncorrectedPendencies,
} from './pendencies.ts';
import { flowOf } from './testing/flowOf.ts';

const pendency = (
  documentoId: number,
  tipoDocumento: string,
  statusPendencia: Pendency['statusPendencia'] = 'Nova',
): Pendency => ({ documentoId, tipoDocumento, statusPendencia });
const document = (id: number, tipoDocumento: string) => ({ id, tipoDocumento });

describe('newPendencies (ONB-041, G-20)', () => {
  it('are those whose status is Nova and no other', () => {
    const open = pendency(1, 'CartaoCnpj');
    expect(newPendencies([open, pendency(2, 'CartaoSintegra', 'Corrigida')])).toEqual([open]);
  });
});

describe('uncorrectedPendencies (G-23)', () => {
  const pended = pendency(5, 'CartaoCnpj');
  it.each([
    ['nothing was sent', [], [pended]],
    ['the pended file is still there', [document(5, 'CartaoCnpj')], [pended]],
    ['an older file is there', [document(4, 'CartaoCnpj')], [pended]],
    ['a newer file of another type is there', [document(9, 'CartaoSintegra')], [pended]],
    ['a newer file is there', [document(9, 'CartaoCnpj')], []],
  ])('when %s', (_, documents, expected) => {
    expect(uncorrectedPendencies(3, [pended], documents)).toEqual(expected);
  });

  it('leaves out other steps and what was corrected before', () => {
    expect(uncorrectedPendencies(2, [pended, pendency(6, 'TabelaPrecos', 'Corrigida')], [])).toEqual([]);
  });
});

describe('pendableDocuments (G-21, PEN-002)', () => {
  const stored = DOCUMENT_TYPES.map(({ type }, index) => document(index, type));
  const ofStep = (step: number) =>
    DOCUMENT_TYPES.filter((known) => known.step === step).map(({ type }) => type as string);

  it.each([
    ['AguardandoPrimeiraAnalise', ofStep(2)],
    ['AguardandoSegundaAnalise', ofStep(3)],
    ['AguardandoSegundaAnaliseContabil', ofStep(3)],
    ['AguardandoDiretoria', []],
    ['PendenciadoNaSegundaAnalise', []],
    ['Novo', []],
  ])('in %s are %j', (status, types) => {
    expect(pendableDocuments(flowOf(status), stored).map(({ tipoDocumento }) => tipoDocumento)).toEqual(
      types,
    );
  });
});

describe('registrationBanner (ONB-041 to ONB-044, G-07, G-17)', () => {
  const open = [pendency(1, 'CartaoCnpj'), pendency(2, 'CartaoCnpj', 'Corrigida')];
  it.each([
    ['PendenciadoNaPrimeiraAnalise', 'pendencies'],
    ['PendenciadoNaSegundaAnalise', 'pendencies'],
    ['AguardandoSegundaAnalise', 'pendencies'],
    ['AprovacaoDiretoria', undefined],
    ['Novo', undefined],
    ['DocumentacaoCompleta', undefined],
    ['Aprovado', undefined],
    ['Reprovado', 'refused'],
  ])('in %s with a new pendency is %s', (status, kind) => {
    expect(registrationBanner(flowOf(status), open)?.kind).toBe(kind);
  });

  it.each([
    ['AguardandoPrimeiraAnalise', 'waiting'],
    ['AguardandoDiretoria', 'waiting'],
    ['AprovacaoDiretoria', undefined],
    ['DadosBasicosInformados', undefined],
  ])('in %s without one is %s', (status, kind) => {
    expect(registrationBanner(flowOf(status), [pendency(2, 'CartaoCnpj', 'Corrigida')])?.kind).toBe(kind);
  });

  it('lists the new ones only, each with type and reason', () => {
    expect(registrationBanner(flowOf('PendenciadoNaSegundaAnalise'), open)).toEqual({
      kind: 'pendencies',
      pendencies: [open[0]],
    });
    expect(pendencyLine({ tipoDocumento: 'CartaoCnpj', motivoPendencia: 'DocumentoIlegivel' })).toBe(
      'Cartão CNPJ: Documento ilegível',
    );
  });
});

it('the reasons have their labels (PEN-004, G-08)', () => {
  expect(PENDENCY_REASONS.map((reason) => PENDENCY_REASON_LABELS[reason])).toEqual([
    'Documento ilegível',
    'Documento inválido',
    'Documento corrompido',
  ]);
});
