import { describe, expect, it } from 'vitest';
import { groupRequestEvents, type RequestEvent, requestEventSide } from './requestEvents.ts';

describe('requestEventSide (SM-1, SM-2)', () => {
  it.each([
    ['ProdutoCriado', true, 'Fornecedor'],
    ['TributacaoAlterada', true, 'Fornecedor'],
    ['Aberta', false, 'Comercial'],
    ['FamiliaValidada', false, 'Comercial'],
    ['TributacaoAlterada', false, 'Contabilidade'],
    ['TributacaoValidada', false, 'Contabilidade'],
  ] as const)('of %s, by the supplier: %s, is %s', (kind, bySupplier, side) => {
    expect(requestEventSide(kind, bySupplier)).toBe(side);
  });
});

describe('groupRequestEvents', () => {
  const event = (part: Partial<RequestEvent>): RequestEvent => ({
    tipo: 'ProdutoCriado',
    lado: 'Fornecedor',
    autor: 'Ana',
    nome: null,
    quantidade: 1,
    inicio: '2027-03-01T12:00:00.000Z',
    fim: '2027-03-01T12:00:00.000Z',
    ...part,
  });
  const later = { inicio: '2027-03-02T12:00:00.000Z', fim: '2027-03-02T12:00:00.000Z' };

  it('counts what the same person did again, from the first time to the last', () => {
    const events = [event({ nome: 'VERMELHA' }), event({ nome: 'AZUL', ...later })];
    expect(groupRequestEvents(events)).toEqual([event({ nome: null, quantidade: 2, fim: later.fim })]);
  });

  it('keeps the name of the one thing that was saved again', () => {
    const events = [event({ nome: 'VERMELHA' }), event({ nome: 'VERMELHA', ...later })];
    expect(groupRequestEvents(events)).toEqual([event({ nome: 'VERMELHA', quantidade: 2, fim: later.fim })]);
  });

  it.each([
    ['kind', { tipo: 'ProdutoAlterado' }],
    ['side', { lado: 'Comercial' }],
    ['person', { autor: 'Bia' }],
  ] as const)('keeps apart what differs in its %s', (_, part) => {
    const events = [event({}), event(part), event({})];
    expect(groupRequestEvents(events)).toEqual(events);
  });
});
