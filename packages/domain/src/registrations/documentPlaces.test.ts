import { describe, expect, it } from 'vitest';
import { documentRoom, isRemovable, replacedDocuments } from './documentPlaces.ts';
import type { DocumentType } from './documentTypes.ts';

const at = (day: number) => `2027-03-0${day}T10:00:00-03:00`;
const stored = (type: DocumentType, id: number, day = 1) => ({
  id,
  tipoDocumento: type,
  dataCriacao: at(day),
});
const partner = (id: number, day?: number) => stored('DocumentoSocio', id, day);
const pended = (documentoId: number, statusPendencia: 'Nova' | 'Corrigida' = 'Nova') => ({
  documentoId,
  tipoDocumento: 'DocumentoSocio',
  statusPendencia,
  dataCriacao: at(5),
});
const partners = (count: number) => Array.from({ length: count }, (_, index) => partner(index + 1));

describe('documents of partners (G-23, G-32)', () => {
  it.each([
    ['none is pended: a file is added', partners(2), [], []],
    ['one is pended: it is replaced, the others stay', partners(3), [pended(2)], [2]],
    ['two are pended: each by one file, the first first', partners(3), [pended(3), pended(1)], [1, 3]],
    ['its file was sent: the next one is added', [partner(1), partner(9, 6)], [pended(2)], []],
    ['one of two was replaced: the other is next', [partner(3), partner(9, 6)], [pended(1), pended(3)], [3]],
    ['the pended one was deleted: a file is added', [partner(1)], [pended(2)], []],
    ['it was corrected in an earlier submission', partners(2), [pended(2, 'Corrigida')], []],
  ])('when %s', (_case, documents, pendencies, replaced) => {
    const found = replacedDocuments({ type: 'DocumentoSocio', stored: documents, pendencies });
    expect(found.map(({ id }) => id)).toEqual(replaced);
  });

  it.each([
    [0, [], 20],
    [15, [], 5],
    [20, [], 0],
    [20, [pended(4)], 1],
    [20, [pended(4), pended(5)], 2],
    [20, [pended(99)], 0],
  ])('with %i files and pendencies %j there is room for %i', (count, pendencies, room) => {
    expect(documentRoom({ type: 'DocumentoSocio', stored: partners(count), pendencies })).toBe(room);
  });

  it.each([
    ['any, while nothing is pended', 'Fornecedor', [], partner(1), true],
    ['the pended one', 'Fornecedor', [pended(1)], partner(1), true],
    ['no other', 'Fornecedor', [pended(1)], partner(2), false],
    ['one that came since', 'Fornecedor', [pended(1)], partner(9, 6), true],
    ['any by staff (G-22)', 'Comercial', [pended(1)], partner(2), true],
    ['any, once the pendency was corrected', 'Fornecedor', [pended(1, 'Corrigida')], partner(2), true],
  ] as const)('may be deleted: %s', (_case, role, pendencies, document, expected) => {
    expect(isRemovable(document, { pendencies, roles: [role] })).toBe(expected);
  });
});

describe('a type with one file', () => {
  const contract = stored('ContratoSocial', 7);

  it('has room for one that takes its place, and may be deleted', () => {
    const documents = { type: 'ContratoSocial' as const, stored: [contract], pendencies: [] };
    expect(replacedDocuments(documents)).toEqual([contract]);
    expect(documentRoom(documents)).toBe(1);
    expect(isRemovable(contract, { pendencies: [], roles: ['Fornecedor'] })).toBe(true);
  });
});
