import fc from 'fast-check';
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
  unusedDocuments,
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
  const at = (day: number) => `2027-03-0${day}T10:00:00-03:00`;
  const sentBack = (documentoId: number, tipoDocumento: string) => ({
    ...pendency(documentoId, tipoDocumento),
    dataCriacao: at(5),
  });
  const came = (day: number, tipoDocumento: string) => ({ tipoDocumento, dataCriacao: at(day) });
  const pended = sentBack(5, 'CartaoCnpj');
  it.each([
    ['nothing is stored', [], [pended]],
    ['the pended file is still there', [came(4, 'CartaoCnpj')], [pended]],
    ['a file of another type came since', [came(6, 'CartaoSintegra')], [pended]],
    ['a file of its type came since', [came(6, 'CartaoCnpj')], []],
  ])('when %s', (_, documents, expected) => {
    expect(uncorrectedPendencies(3, [pended], documents)).toEqual(expected);
  });

  it('takes no other file that was there before for the correction', () => {
    const partner = sentBack(5, 'DocumentoSocio');
    const before = [came(3, 'DocumentoSocio'), came(4, 'DocumentoSocio')];
    expect(uncorrectedPendencies(3, [partner], before)).toEqual([partner]);
    expect(uncorrectedPendencies(3, [partner], [...before, came(6, 'DocumentoSocio')])).toEqual([]);
  });

  it('asks for as many files as were sent back', () => {
    const both = [sentBack(5, 'DocumentoSocio'), sentBack(6, 'DocumentoSocio')];
    const one = [came(6, 'DocumentoSocio')];
    expect(uncorrectedPendencies(3, both, one)).toEqual([both[1]]);
    expect(uncorrectedPendencies(3, both, [...one, came(7, 'DocumentoSocio')])).toEqual([]);
  });

  it('compares instants, not texts', () => {
    const utc = { tipoDocumento: 'CartaoCnpj', dataCriacao: new Date('2027-03-05T13:00:01Z') };
    expect(uncorrectedPendencies(3, [pended], [utc])).toEqual([]);
  });

  it('leaves out other steps and what was corrected before', () => {
    const corrected = { ...pendency(6, 'TabelaPrecos', 'Corrigida'), dataCriacao: at(5) };
    expect(uncorrectedPendencies(2, [pended, corrected], [])).toEqual([]);
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
  expect(PENDENCY_REASONS).toEqual(['DocumentoIlegivel', 'DocumentoInvalido', 'DocumentoCorrompido']);
  expect(PENDENCY_REASONS.map((reason) => PENDENCY_REASON_LABELS[reason])).toEqual([
    'Documento ilegível',
    'Documento inválido',
    'Documento corrompido',
  ]);
});

it('offers each document until it is used, and again once it is not (UIX-10)', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 20 }));
  fc.assert(
    fc.property(ids, fc.array(fc.nat({ max: 20 })), (all, used) => {
      const documents = all.map((id) => ({ id }));
      const occurrences = used.map((documentoId) => ({ documentoId }));
      const offered = unusedDocuments(documents, occurrences).map(({ id }) => id);
      expect(offered).toEqual(all.filter((id) => !used.includes(id)));
      expect(unusedDocuments(documents, [])).toEqual(documents);
    }),
  );
});
