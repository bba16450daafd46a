import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES, type Role } from '../roles/roles.ts';
import { REGISTRATION_STATUS_LABELS, type RegistrationStatus } from './registrationStatus.ts';
import { familyReview, productReview } from './reviewRules.ts';

const SENT = { cadastroEnviado: true };
const VALIDATOR: Role[] = ['Comercial', 'ComercialValidadores'];
const BOTH: Role[] = ['Comercial', 'Contabil'];
const COMMERCIAL_SECTIONS = ['competitors', 'details', 'fiscalCodes', 'identity', 'prices'];
const EVERY = [...COMMERCIAL_SECTIONS, 'taxation'];

const statuses = (status: string, statusContabil: string) => ({ status, statusContabil });

/** Names whose reason is null: what is open. */
const open = (reasons: object) =>
  Object.entries(reasons)
    .flatMap(([name, reason]) => (reason === null ? [name] : []))
    .sort();

/** Save, open sections and open decisions of a user. */
function mayDo(roles: readonly Role[], status: string, statusContabil: string, request = SENT) {
  const { save, locks, decisions } = familyReview(roles, statuses(status, statusContabil), request);
  return [save, open(locks), open(decisions)];
}

describe('familyReview: who edits, saves and decides (RVF-007 to RVF-024, SM-1, SM-2, SM-6)', () => {
  it.each<[Role[], string, string, string | null, string[], string[]]>([
    // Both areas have their turn.
    [['Comercial'], 'Aguardando', 'Aguardando', 'family', COMMERCIAL_SECTIONS, []],
    [VALIDATOR, 'Aguardando', 'Aguardando', 'family', COMMERCIAL_SECTIONS, ['approve', 'refuse']],
    [['Contabil'], 'Aguardando', 'Aguardando', 'taxation', ['taxation'], ['approveTaxation']],
    [BOTH, 'Aguardando', 'Aguardando', 'family', EVERY, ['approveTaxation']],
    [['Diretoria'], 'Aguardando', 'Aguardando', null, [], []],
    [['ComericalGeradorLink'], 'Aguardando', 'Aguardando', null, [], []],
    [['ComercialAprovadores'], 'Aguardando', 'Aguardando', null, [], []],
    [['Fornecedor'], 'Aguardando', 'Aguardando', null, [], []],
    // Commercial has validated, accounting has not.
    [VALIDATOR, 'Validado', 'Aguardando', null, [], []],
    [['Contabil'], 'Validado', 'Aguardando', 'taxation', ['taxation'], ['approveTaxation']],
    [BOTH, 'Validado', 'Aguardando', 'family', ['taxation'], ['approveTaxation']],
    // Accounting has validated, commercial has not.
    [VALIDATOR, 'Aguardando', 'Validado', 'family', COMMERCIAL_SECTIONS, ['approve', 'refuse']],
    [['Contabil'], 'Aguardando', 'Validado', null, [], []],
    [BOTH, 'Aguardando', 'Validado', 'family', COMMERCIAL_SECTIONS, []],
    // Decided.
    [VALIDATOR, 'Validado', 'Validado', null, [], []],
    [['Contabil'], 'Validado', 'Validado', null, [], []],
    [VALIDATOR, 'Aprovado', 'Validado', null, [], []],
    [VALIDATOR, 'Recusado', 'Aguardando', null, [], []],
    [['Contabil'], 'Recusado', 'Aguardando', null, [], []],
    // The taxation stays open between the two, and cannot be saved.
    [['Contabil'], 'Aguardando', 'Concluido', null, ['taxation'], []],
    [VALIDATOR, 'AguardandoValidacao', 'Aguardando', null, [], []],
  ])('%j at %s and %s saves by %s, edits %j, decides %j', (roles, status, accounting, ...may) => {
    expect(mayDo(roles, status, accounting)).toEqual(may);
  });

  it.each([[VALIDATOR], [['Contabil']], [BOTH]] as const)(
    'lets %j decide and save nothing before the request is sent',
    (roles) => {
      const review = familyReview(roles, statuses('Concluido', 'ACadastrar'), { cadastroEnviado: false });
      const waiting = 'Aguardando o fornecedor enviar a solicitação';
      expect([review.save, review.saveReason, ...Object.values(review.decisions)]).toEqual([
        null,
        ...Array(4).fill(waiting),
      ]);
      expect(review.waitsFor).toEqual(['Fornecedor']);
    },
  );

  it('follows the formula of SM-6 in every state that a sent request can be in', () => {
    const roles = fc.subarray([...ROLES]);
    const status = fc.constantFrom('Aguardando', 'Validado', 'Aprovado');
    const accounting = fc.constantFrom('Aguardando', 'Validado');
    fc.assert(
      fc.property(roles, status, accounting, (held, statusFamiliaComercial, statusContabil) => {
        const commercial = held.includes('Comercial') || held.includes('ComercialValidadores');
        const contabil = held.includes('Contabil');
        const shows =
          (contabil && statusContabil === 'Aguardando') ||
          (commercial && statusFamiliaComercial === 'Aguardando');
        const by = contabil && !commercial ? 'taxation' : 'family';
        const { save } = familyReview(held, statuses(statusFamiliaComercial, statusContabil), SENT);
        expect(save).toBe(shows ? by : null);
      }),
    );
  });
});

describe('familyReview: why something is closed, and who is waited for', () => {
  it.each<[Role[], string, string, string, string[]]>([
    [
      ['Comercial'],
      'Aguardando',
      'Aguardando',
      'Aguardando o validador comercial',
      ['Comercial', 'Contabilidade'],
    ],
    [
      VALIDATOR,
      'Validado',
      'Aguardando',
      'Já validada pelo comercial, aguardando a contabilidade',
      ['Contabilidade'],
    ],
    [VALIDATOR, 'Validado', 'Validado', 'A família já foi aprovada', []],
    [VALIDATOR, 'Aprovado', 'Validado', 'A família já foi aprovada', []],
    [VALIDATOR, 'Recusado', 'Aguardando', 'A família foi recusada', []],
    [['Contabil'], 'Aguardando', 'Validado', 'Aguardando o validador comercial', ['Comercial']],
  ])('to %j at %s and %s, the decisions of commercial: %s', (roles, status, accounting, reason, waitsFor) => {
    const review = familyReview(roles, statuses(status, accounting), SENT);
    expect(review.decisions).toMatchObject({ approve: reason, refuse: reason });
    expect(review.waitsFor).toEqual(waitsFor);
  });

  it.each<[Role[], string, string, string]>([
    [VALIDATOR, 'Aguardando', 'Aguardando', 'Aguardando a contabilidade'],
    [['Contabil'], 'Aguardando', 'Validado', 'Tributação já validada, aguardando o comercial'],
    [['Contabil'], 'Validado', 'Validado', 'A família já foi aprovada'],
    [['Contabil'], 'Recusado', 'Aguardando', 'A família foi recusada'],
  ])('to %j at %s and %s, the decision of accounting: %s', (roles, status, accounting, reason) => {
    const { decisions } = familyReview(roles, statuses(status, accounting), SENT);
    expect(decisions.approveTaxation).toBe(reason);
  });

  it('names who edits a closed section (RVF-023, RVF-024)', () => {
    const waiting = statuses('Aguardando', 'Aguardando');
    expect(familyReview(['Contabil'], waiting, SENT).locks).toMatchObject({
      identity: 'A família é alterada pelo comercial',
      prices: 'Os preços são alterados pelo comercial',
    });
    expect(familyReview(['Comercial'], waiting, SENT).locks.taxation).toBe(
      'A tributação é alterada pela contabilidade',
    );
  });

  it('gives a reason exactly when nothing can be saved', () => {
    // Object.keys loses the names of the statuses.
    const status = fc.constantFrom(...(Object.keys(REGISTRATION_STATUS_LABELS) as RegistrationStatus[]));
    fc.assert(
      fc.property(fc.subarray([...ROLES]), status, status, fc.boolean(), (roles, own, other, sent) => {
        const review = familyReview(roles, statuses(own, other), { cadastroEnviado: sent });
        expect(review.save === null).toBe(review.saveReason !== null);
      }),
    );
  });
});

describe('productReview (RVP-010 to RVP-013, SM-2b, SM-3, X-34)', () => {
  const review = (
    roles: readonly Role[],
    statusAprovacao: string,
    [status, accounting] = ['Validado', 'Validado'],
    family = 'Aprovado',
  ) =>
    productReview(
      roles,
      { statusAprovacao },
      { statusAprovacao: family },
      statuses(status ?? '', accounting ?? ''),
      SENT,
    );

  it.each<[Role[], string | null, string | null]>([
    [VALIDATOR, null, null],
    [['ComercialValidadores'], null, null],
    [['Comercial'], null, 'Aguardando o validador comercial'],
    [['Contabil'], 'Somente o comercial altera produtos em análise', 'Aguardando o validador comercial'],
    [['Diretoria'], 'Somente o comercial altera produtos em análise', 'Aguardando o validador comercial'],
    [['Fornecedor'], 'Somente o comercial altera produtos em análise', 'Aguardando o validador comercial'],
  ])('to %j of an approved family: locked %s, decided %s', (roles, lock, decision) => {
    expect(review(roles, 'AguardandoValidacao')).toEqual({
      lock,
      decisions: { approve: decision, refuse: decision },
      waitsFor: ['Comercial'],
    });
  });

  it.each<[string, string, string, string[]]>([
    [
      'Aguardando',
      'Aguardando',
      'Aguardando o comercial validar a família e a contabilidade validar a tributação',
      ['Comercial', 'Contabilidade'],
    ],
    ['Aguardando', 'Validado', 'Aguardando o comercial validar a família', ['Comercial']],
    [
      'Validado',
      'Aguardando',
      'Aguardando a contabilidade validar a tributação da família',
      ['Contabilidade'],
    ],
    ['Recusado', 'Validado', 'A família foi recusada', []],
  ])('of a family at %s and %s is closed: %s', (status, accounting, reason, waitsFor) => {
    // A family that was in the catalogue before is approved already.
    for (const family of ['AguardandoValidacao', 'Aprovado']) {
      expect(review(VALIDATOR, 'AguardandoValidacao', [status, accounting], family)).toEqual({
        lock: reason,
        decisions: { approve: reason, refuse: reason },
        waitsFor,
      });
    }
  });

  it.each([
    ['Validado', 'O produto já foi validado, aguardando a aprovação em lote'],
    ['AguardandoAprovacaoComercial', 'Aguardando a aprovação do comercial em lote'],
    ['AguardandoAprovacao', 'Aguardando a aprovação da diretoria em lote'],
    ['Aprovado', 'O produto já foi aprovado'],
    ['Recusado', 'O produto foi recusado'],
  ])('in %s is closed: %s', (status, reason) => {
    expect(review(VALIDATOR, status)).toEqual({
      lock: reason,
      decisions: { approve: reason, refuse: reason },
      waitsFor: [],
    });
  });

  it('waits for the supplier before the request is sent', () => {
    const product = { statusAprovacao: 'AguardandoValidacao' };
    const family = { statusAprovacao: 'AguardandoValidacao' };
    const { lock, waitsFor } = productReview(
      VALIDATOR,
      product,
      family,
      statuses('Concluido', 'ACadastrar'),
      {
        cadastroEnviado: false,
      },
    );
    expect([lock, waitsFor]).toEqual(['Aguardando o fornecedor enviar a solicitação', ['Fornecedor']]);
  });
});
