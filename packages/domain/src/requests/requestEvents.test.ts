import { describe, expect, it } from 'vitest';
import { REQUEST_EVENT_KINDS, requestEventSide } from './requestEvents.ts';

describe('requestEventSide (SM-1, SM-2)', () => {
  it('takes a supplier for itself', () => {
    expect(new Set(REQUEST_EVENT_KINDS.map((kind) => requestEventSide(kind, true)))).toEqual(
      new Set(['Fornecedor']),
    );
  });

  it('takes staff for accounting in taxation, and else for commercial', () => {
    const accounting = REQUEST_EVENT_KINDS.filter(
      (kind) => requestEventSide(kind, false) === 'Contabilidade',
    );
    expect(accounting).toEqual(['TributacaoAlterada', 'TributacaoValidada']);
    expect(requestEventSide('Aberta', false)).toBe('Comercial');
  });
});
