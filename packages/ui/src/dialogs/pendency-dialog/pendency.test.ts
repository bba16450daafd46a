import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDraft, emptyDraft, type PendencyDraft, toPendency, unusedDocuments } from './pendency.ts';

const draft: PendencyDraft = { documentoId: 7, motivoPendencia: 'DocumentoIlegivel', descricao: ' Corte. ' };

describe('the next occurrence', () => {
  it.each([
    ['all is missing', emptyDraft, { documentoId: 'required', motivoPendencia: 'required' }],
    ['the reason is missing', { ...draft, motivoPendencia: null }, { motivoPendencia: 'required' }],
    ['the document is missing', { ...draft, documentoId: null }, { documentoId: 'required' }],
    ['the note is missing', { ...draft, descricao: '' }, {}],
    ['the document has the id 0', { ...draft, documentoId: 0 }, {}],
  ] as const)('is judged where %s (PEN-010, PEN-011)', (_, values, problems) => {
    expect(checkDraft(values, false)).toEqual(problems);
    expect(checkDraft(values, true)).toEqual({});
  });

  it('becomes a new pendency, by the names of the calls (PEN-014, PEN-015)', () => {
    expect(toPendency(draft)).toEqual({
      documentoId: 7,
      motivoPendencia: 'DocumentoIlegivel',
      descricao: 'Corte.',
      statusPendencia: 'Nova',
    });
    expect(toPendency({ ...draft, descricao: '  ' })?.descricao).toBeNull();
    expect(toPendency({ ...draft, documentoId: null })).toBeUndefined();
    expect(toPendency({ ...draft, motivoPendencia: null })).toBeUndefined();
  });
});

it('offers each document until it is used, and again once it is not (UIX-10)', () => {
  const ids = fc.uniqueArray(fc.nat({ max: 20 }));
  fc.assert(
    fc.property(ids, fc.array(fc.nat({ max: 20 })), (all, used) => {
      const documents = all.map((id) => ({ id, nomeOriginal: `${id}.pdf` }));
      const occurrences = used.map((documentoId) => ({ documentoId }));
      const offered = unusedDocuments(documents, occurrences).map(({ id }) => id);
      expect(offered).toEqual(all.filter((id) => !used.includes(id)));
      expect(unusedDocuments(documents, [])).toEqual(documents);
    }),
  );
});
