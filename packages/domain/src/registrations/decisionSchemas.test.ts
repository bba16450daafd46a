import { describe, expect, it } from 'vitest';
import { decisionInputSchema, occurrenceSchema, refusalSchema } from './decisionSchemas.ts';
import { problemsOf } from './testing/problemsOf.ts';

const occurrence = { documentoId: 3, motivoPendencia: 'DocumentoIlegivel', descricao: ' sem páginas ' };
const decision = {
  tipoDecisao: 'Aprovar',
  etapaDecisao: 'PrimeiraAnalise',
  pendencias: [],
  observacao: null,
};

describe('decisionInputSchema (DEC-023, DEC-024, PEN-016, PEN-017, G-17)', () => {
  it.each([
    ['an approval', decision, []],
    [
      'a refusal without a reason',
      { ...decision, tipoDecisao: 'Reprovar' },
      ['observacao: Campo obrigatório'],
    ],
    [
      'a refusal of spaces (UIX-09)',
      { ...decision, tipoDecisao: 'Reprovar', observacao: '  \n ' },
      ['observacao: Campo obrigatório'],
    ],
    ['a refusal with a reason', { ...decision, tipoDecisao: 'Reprovar', observacao: 'Sem documentos' }, []],
    [
      'a reason that is too long',
      { ...decision, tipoDecisao: 'Reprovar', observacao: 'a'.repeat(2001) },
      ['observacao: Digite no máximo 2.000 caracteres'],
    ],
    [
      'pendencies without one (PEN-012)',
      { ...decision, tipoDecisao: 'Pendenciar' },
      ['pendencias: Adicione ao menos uma ocorrência'],
    ],
    ['pendencies', { ...decision, tipoDecisao: 'Pendenciar', pendencias: [occurrence] }, []],
    [
      'one document twice (PEN-013)',
      { ...decision, tipoDecisao: 'Pendenciar', pendencias: [occurrence, { ...occurrence }] },
      ['pendencias.1.documentoId: Este documento já foi adicionado'],
    ],
    ['an unknown type', { ...decision, tipoDecisao: 'Aguardar' }, ['tipoDecisao: Selecione uma decisão']],
    [
      'an unknown stage',
      { ...decision, etapaDecisao: 'QuartaAnalise' },
      ['etapaDecisao: Selecione uma etapa'],
    ],
  ])('of %s', (_, value, problems) => {
    expect(problemsOf(decisionInputSchema, value)).toEqual(problems);
  });

  it('gives only what belongs to the decision', () => {
    const whole = { ...decision, pendencias: [occurrence], observacao: ' Motivo ' };
    expect(decisionInputSchema.parse(whole)).toMatchObject({ pendencias: [], observacao: null });
    expect(decisionInputSchema.parse({ ...whole, tipoDecisao: 'Reprovar' })).toMatchObject({
      pendencias: [],
      observacao: 'Motivo',
    });
    expect(decisionInputSchema.parse({ ...whole, tipoDecisao: 'Pendenciar' })).toMatchObject({
      pendencias: [{ documentoId: 3, motivoPendencia: 'DocumentoIlegivel', statusPendencia: 'Nova' }],
      observacao: null,
    });
  });
});

describe('occurrenceSchema (PEN-002 to PEN-005, PEN-010, PEN-011, PEN-014, PEN-015)', () => {
  it.each([
    [
      { documentoId: null, motivoPendencia: null, descricao: '' },
      ['documentoId: Campo obrigatório', 'motivoPendencia: Campo obrigatório'],
    ],
    [{ documentoId: 1, motivoPendencia: 'Outro', descricao: '' }, ['motivoPendencia: Campo obrigatório']],
    [{ ...occurrence, descricao: 'a'.repeat(1001) }, ['descricao: Digite no máximo 1.000 caracteres']],
  ])('of %o says %j', (value, problems) => {
    expect(problemsOf(occurrenceSchema, value)).toEqual(problems);
  });

  it('starts as Nova, its note without outer spaces and left out when empty', () => {
    expect(occurrenceSchema.parse(occurrence).descricao).toBe('sem páginas');
    expect(occurrenceSchema.parse({ ...occurrence, descricao: '  ' })).toEqual({
      documentoId: 3,
      motivoPendencia: 'DocumentoIlegivel',
      descricao: null,
      statusPendencia: 'Nova',
    });
  });
});

it('the deny dialog asks for a reason that is not only spaces (DEC-020, UIX-09)', () => {
  expect(problemsOf(refusalSchema, { observacao: '   ' })).toEqual(['observacao: Campo obrigatório']);
  expect(refusalSchema.parse({ observacao: ' Não atende ' })).toEqual({ observacao: 'Não atende' });
});
