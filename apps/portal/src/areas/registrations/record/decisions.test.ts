import { decisionButtons, type RegistrationFlow, type Role } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import {
  closedReason,
  consequenceOf,
  decidedText,
  keyApproval,
  mainDecision,
  shownDecisions,
} from './decisions.ts';

const second: RegistrationFlow = {
  statusFluxoCadastro: 'AguardandoSegundaAnalise',
  statusAprovacaoComercialSegundaAnalise: null,
  statusAprovacaoContabilidadeSegundaAnalise: null,
  etapaReprovacao: null,
};
const commercialDone: RegistrationFlow = { ...second, statusAprovacaoComercialSegundaAnalise: 'Aprovar' };
const refused: RegistrationFlow = {
  ...second,
  statusFluxoCadastro: 'Reprovado',
  etapaReprovacao: 'PrimeiraAnalise',
};

describe('the decision buttons as they are drawn', () => {
  const both: Role[] = ['ComercialAprovadores', 'Contabil'];

  it.each<[string, RegistrationFlow, Role[], string[], string | undefined, string | undefined]>([
    ['an approver', second, ['ComercialAprovadores'], ['pend', 'refuse', 'approve'], 'approve', 'approve'],
    [
      'both areas (C-13)',
      second,
      both,
      ['pend', 'refuse', 'approveAccounting', 'approveCommercial'],
      'approveCommercial',
      'approveCommercial',
    ],
    [
      'both areas, the commercial one decided',
      commercialDone,
      both,
      ['pend', 'refuse', 'approveAccounting', 'approveCommercial'],
      'approveAccounting',
      'approveAccounting',
    ],
    [
      'commercial, refused (DEC-001)',
      refused,
      ['Comercial'],
      ['refuse', 'approve', 'reactivate'],
      'reactivate',
      'approve',
    ],
    ['who only reads', second, ['ComericalGeradorLink'], ['refuse', 'approve'], undefined, 'approve'],
    ['a partner (DEC-017)', { ...second, statusFluxoCadastro: 'Aprovado' }, both, [], undefined, undefined],
  ])('for %s', (_, flow, roles, shown, main, byKey) => {
    const buttons = decisionButtons({ flow, roles });
    expect(shownDecisions(buttons).map(([action]) => action)).toEqual(shown);
    expect(mainDecision(buttons)).toBe(main);
    expect(keyApproval(buttons)).toBe(byKey);
  });
});

it.each<[string, RegistrationFlow, Role[], string | null]>([
  ['nothing where all are open', second, ['ComercialAprovadores'], null],
  [
    'the one reason where all are closed',
    second,
    ['Comercial'],
    'A decisão cabe aos aprovadores comerciais e à contabilidade',
  ],
  [
    'each with its button where some are open',
    commercialDone,
    ['ComercialAprovadores', 'Contabil'],
    'Aprovar Comercial: A decisão cabe à contabilidade',
  ],
  ['nothing after a refusal, which the banner tells', refused, ['Comercial'], null],
  ['nothing after a refusal, also where nobody may reactivate', refused, ['Contabil'], null],
])('says why decisions are closed: %s', (_, flow, roles, line) => {
  expect(closedReason(decisionButtons({ flow, roles }))).toBe(line);
});

it.each([
  ['approveAccounting', 'Cadastro aprovado'],
  ['refuse', 'Cadastro recusado'],
  ['pend', 'Pendências enviadas ao fornecedor'],
  ['reactivate', 'Fornecedor reativado'],
] as const)('%s shows %j (G-10)', (action, text) => {
  expect(decidedText(action)).toBe(text);
});

it.each([
  ['approve', 'PrimeiraAnalise', /etapas 3 a 6/],
  ['approveAccounting', 'SegundaAnaliseContabil', /duas áreas/],
  ['approve', 'TerceiraAnalise', /recebe o seu código/],
  ['refuse', 'PrimeiraAnalise', /o motivo da recusa/],
  ['pend', 'SegundaAnaliseComercial', /envie os documentos de novo/],
  [
    'reactivate',
    null,
    /volta para a análise ou, se os dados já foram removidos .* para o fornecedor preencher de novo/,
  ],
] as const)('says what follows from %s in stage %s', (action, stage, text) => {
  expect(consequenceOf({ action, stage })).toMatch(text);
});
