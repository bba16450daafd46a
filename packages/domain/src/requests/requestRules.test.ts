import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '../roles/roles.ts';
import {
  asksForNewFamily,
  canSendRequest,
  isRequestExpired,
  openingRefusal,
  REQUEST_REFUSALS,
  readsEveryRequest,
  requestSendRefusal,
  requestState,
  sendsEveryRequest,
  sendsRequests,
} from './requestRules.ts';

const now = new Date('2027-03-15T12:00:00-03:00');

const request = (statuses: readonly string[], dataExpiracao = '2027-03-31', cadastroEnviado = false) => ({
  cadastroEnviado,
  dataExpiracao,
  solicitacaoCadastroFamilias: statuses.map((statusFornecedor) => ({ statusFornecedor })),
});

describe('requestState', () => {
  it.each([
    ['every family is concluded', request(['Concluido', 'Concluido']), 'ready'],
    ['this is the last day', request(['Concluido'], '2027-03-15'), 'ready'],
    ['one family is not concluded', request(['Concluido', 'Cadastrando']), 'incomplete'],
    ['no family was begun', request(['ACadastrar']), 'incomplete'],
    ['a family is only approved', request(['Aprovado']), 'incomplete'],
    ['there is no family', request([]), 'incomplete'],
    ['the last day is over', request(['Concluido'], '2027-03-14'), 'expired'],
    ['the last day of an incomplete one is over', request(['Cadastrando'], '2027-03-14'), 'expired'],
    ['the last day is no date', request(['Concluido'], '31/03/2027'), 'expired'],
    ['it was sent', request(['Concluido'], '2027-03-31', true), 'sent'],
    ['it was sent before its last day was over', request(['Concluido'], '2027-03-14', true), 'sent'],
  ] as const)('when %s (REQ1-015, REQ1-016, GAP-55)', (_, value, state) => {
    expect(requestState(value, now)).toBe(state);
    expect(canSendRequest(value, now)).toBe(state === 'ready');
    expect(requestSendRefusal(value, now)).toBe(state === 'ready' ? null : REQUEST_REFUSALS[state]);
  });

  it('takes the day in America/Sao_Paulo', () => {
    expect(isRequestExpired('2027-03-15', new Date('2027-03-16T02:59:59Z'))).toBe(false);
    expect(isRequestExpired('2027-03-15', new Date('2027-03-16T03:00:00Z'))).toBe(true);
  });

  it('lets nothing be sent of which one family is not concluded', () => {
    const status = fc.constantFrom('ACadastrar', 'Cadastrando', 'Concluido', 'Aguardando', 'Recusado');
    fc.assert(
      fc.property(fc.array(status, { maxLength: 6 }), fc.boolean(), (statuses, sent) => {
        const complete = statuses.length > 0 && statuses.every((value) => value === 'Concluido');
        expect(canSendRequest(request(statuses, '2027-03-31', sent), now)).toBe(complete && !sent);
      }),
    );
  });
});

describe('who reads and sends requests (RTE-013, SM-1)', () => {
  it('lets five staff roles read those of every supplier', () => {
    expect(ROLES.filter((role) => readsEveryRequest([role]))).toEqual([
      'Contabil',
      'Comercial',
      'Diretoria',
      'ComericalGeradorLink',
      'ComercialAprovadores',
    ]);
    expect(readsEveryRequest(['Fornecedor', 'Ecommerce'])).toBe(false);
    expect(readsEveryRequest(['Fornecedor', 'Diretoria'])).toBe(true);
  });

  it('lets commercial users and link generators send those of every supplier, a supplier its own', () => {
    expect(ROLES.filter((role) => sendsEveryRequest([role]))).toEqual(['Comercial', 'ComericalGeradorLink']);
    expect(ROLES.filter((role) => sendsRequests([role]))).toEqual([
      'Fornecedor',
      'Comercial',
      'ComericalGeradorLink',
    ]);
    expect(sendsRequests([])).toBe(false);
  });
});

describe('openingRefusal (SOL-011, RTE-015)', () => {
  it('lets commercial users and link generators open requests, and tells the others who does', () => {
    expect(ROLES.filter((role) => openingRefusal([role]) === null)).toEqual([
      'Comercial',
      'ComericalGeradorLink',
    ]);
    expect(openingRefusal(['Contabil'])).toBe(
      'Somente o comercial e os geradores de link abrem solicitações',
    );
  });
});

describe('asksForNewFamily (REQ1-003)', () => {
  it.each([
    [null, true],
    ['', true],
    ['  ', true],
    ['PANELA TRAMONTINA', false],
  ])('of the name %j is %s', (familiaNome, asks) => {
    expect(asksForNewFamily({ familiaNome })).toBe(asks);
  });
});
