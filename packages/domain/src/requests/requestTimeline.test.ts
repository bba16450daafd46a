import { describe, expect, it } from 'vitest';
import type { RequestEvent, RequestEventKind } from './requestEvents.ts';
import type { RequestSide } from './requestSides.ts';
import {
  type RequestHistory,
  requestDeadlineText,
  requestEventText,
  requestTimeline,
  waitText,
} from './requestTimeline.ts';

const HOUR = 3_600_000;
const at = (day: number, hour = 12) => new Date(Date.UTC(2027, 2, day, hour)).toISOString();

function event(tipo: RequestEventKind, day: number, part: Partial<RequestEvent> = {}): RequestEvent {
  const lado: RequestSide = 'Fornecedor';
  return { tipo, lado, autor: 'Ana', nome: null, quantidade: 1, inicio: at(day), fim: at(day), ...part };
}

const request = (...historico: RequestEvent[]): RequestHistory => ({
  cadastroEnviado: historico.some(({ tipo }) => tipo === 'Enviada'),
  dataExpiracao: '2027-03-31',
  historico,
});

const opened = event('Aberta', 1);
const filled = event('ProdutoCriado', 3, { quantidade: 2, fim: at(3, 18) });
const sent = event('Enviada', 5);
const byCommercial = event('FamiliaValidada', 6);
const byAccounting = event('TributacaoValidada', 8);

describe('requestTimeline (SM-1 to SM-3)', () => {
  it.each<[string, RequestEvent[], RequestSide[]]>([
    ['nothing that is known', [], []],
    ['the opening', [opened], ['Fornecedor']],
    ['a save of the supplier', [opened, filled], ['Fornecedor']],
    ['the sending', [opened, filled, sent], ['Comercial', 'Contabilidade']],
    ['a save in review', [opened, sent, event('FamiliaAlterada', 6)], ['Comercial', 'Contabilidade']],
    ['commercial', [opened, sent, byCommercial], ['Contabilidade']],
    ['accounting', [opened, sent, byAccounting], ['Comercial']],
    ['both', [opened, sent, byCommercial, byAccounting], ['Comercial']],
    [
      'one product of two',
      [opened, sent, byCommercial, byAccounting, event('ProdutoRecusado', 9)],
      ['Comercial'],
    ],
    [
      'the last product',
      [opened, sent, byAccounting, byCommercial, event('ProdutoValidado', 9, { quantidade: 2 })],
      [],
    ],
    ['a refusal', [opened, sent, byAccounting, event('FamiliaRecusada', 9)], []],
    ['the family was taken out', [opened, event('FamiliaExcluida', 2)], []],
  ])('after %s it waits for whom it should', (_, events, sides) => {
    expect(requestTimeline(request(...events), 2, new Date(at(10))).waiting.sides).toEqual(sides);
  });

  it('says before each step whom it waited for and how long', () => {
    const { steps, waiting } = requestTimeline(
      request(opened, filled, sent, byCommercial),
      2,
      new Date(at(10)),
    );
    expect(steps.map(({ waited }) => waited)).toEqual([
      { sides: [], ms: 0 },
      { sides: ['Fornecedor'], ms: 48 * HOUR },
      { sides: ['Fornecedor'], ms: 42 * HOUR },
      { sides: ['Comercial', 'Contabilidade'], ms: 24 * HOUR },
    ]);
    expect(waiting).toEqual({ sides: ['Contabilidade'], ms: 96 * HOUR });
  });

  it('sums up how long it waited for each side, the last stretch too', () => {
    const { totals } = requestTimeline(request(opened, filled, sent, byCommercial), 2, new Date(at(10)));
    expect(totals).toEqual([
      { side: 'Fornecedor', ms: 96 * HOUR },
      { side: 'Comercial', ms: 24 * HOUR },
      { side: 'Contabilidade', ms: 120 * HOUR },
    ]);
  });

  it('counts no time that runs backwards', () => {
    const { steps, waiting } = requestTimeline(
      request(opened, event('FamiliaCriada', 0)),
      2,
      new Date(at(0, 1)),
    );
    expect(steps[1]?.waited.ms).toBe(0);
    expect(waiting.ms).toBe(0);
  });

  it.each([
    ['2027-03-28T12:00:00Z', { state: 'open', days: 3 }, 'Vence em 3 dias'],
    ['2027-03-31T02:59:59Z', { state: 'open', days: 1 }, 'Vence em 1 dia'],
    ['2027-04-01T02:59:59Z', { state: 'open', days: 0 }, 'Vence hoje'],
    ['2027-04-01T03:00:00Z', { state: 'over', days: 1 }, 'Venceu há 1 dia'],
    ['2026-12-31T12:00:00Z', { state: 'open', days: 90 }, 'Vence em 90 dias'],
    ['2026-12-30T12:00:00Z', { state: 'open', days: 91 }, null],
    ['2027-06-30T12:00:00Z', { state: 'over', days: 91 }, null],
  ])('at %s stands against its last day as %j (GAP-55)', (now, deadline, text) => {
    const timeline = requestTimeline(request(opened), 2, new Date(now));
    expect(timeline.deadline).toEqual(deadline);
    expect(requestDeadlineText(timeline.deadline)).toBe(text);
    expect(timeline.waiting.sides).toEqual(deadline.state === 'over' ? [] : ['Fornecedor']);
  });

  it('has no last day once it is sent', () => {
    const { deadline } = requestTimeline(request(opened, sent), 2, new Date('2027-06-01T12:00:00Z'));
    expect(requestDeadlineText(deadline)).toBeNull();
  });
});

describe('waitText', () => {
  it.each([
    [0, 'menos de 1 hora'],
    [HOUR, '1 hora'],
    [23 * HOUR, '23 horas'],
    [24 * HOUR, '1 dia'],
    [60 * HOUR, '2 dias'],
  ])('of %i ms is %s', (ms, text) => {
    expect(waitText(ms)).toBe(text);
  });
});

describe('requestEventText', () => {
  it.each<[Partial<RequestEvent>, string]>([
    [{ tipo: 'Aberta' }, 'Solicitação aberta'],
    [{ tipo: 'FamiliaCriada', nome: 'PANELA SOLAR' }, 'Família PANELA SOLAR criada'],
    [
      { tipo: 'FamiliaAlterada', nome: 'PANELA SOLAR', quantidade: 3 },
      'Família PANELA SOLAR alterada 3 vezes',
    ],
    [{ tipo: 'TributacaoAlterada', quantidade: 2 }, 'Tributação alterada 2 vezes'],
    [{ tipo: 'ProdutoCriado', nome: 'PANELA AZUL' }, 'Produto PANELA AZUL cadastrado'],
    [{ tipo: 'ProdutoCriado', quantidade: 12 }, '12 produtos cadastrados'],
    [{ tipo: 'ProdutoAlterado', nome: 'PANELA AZUL', quantidade: 2 }, 'Produto PANELA AZUL alterado 2 vezes'],
    [{ tipo: 'ProdutoExcluido', nome: 'PANELA AZUL' }, 'Produto PANELA AZUL excluído'],
    [{ tipo: 'FamiliaConcluida' }, 'Cadastro dos produtos concluído'],
    [{ tipo: 'Enviada' }, 'Solicitação enviada para análise'],
    [{ tipo: 'FamiliaValidada' }, 'Família validada'],
    [{ tipo: 'TributacaoValidada' }, 'Tributação validada'],
    [{ tipo: 'FamiliaRecusada' }, 'Família recusada'],
    [{ tipo: 'ProdutoValidado', quantidade: 2 }, '2 produtos validados'],
    [{ tipo: 'ProdutoRecusado', nome: 'PANELA AZUL' }, 'Produto PANELA AZUL recusado'],
    [{ tipo: 'ProdutoAprovadoComercial', quantidade: 2, nome: null }, '2 produtos aprovados pelo comercial'],
    [{ tipo: 'ProdutoAprovado', nome: 'PANELA AZUL' }, 'Produto PANELA AZUL aprovado'],
    [{ tipo: 'ProdutoReprovado', nome: 'PANELA AZUL' }, 'Produto PANELA AZUL reprovado'],
    [{ tipo: 'ProdutoDevolvido', quantidade: 3, nome: null }, '3 produtos devolvidos para validação'],
    [{ tipo: 'DevolucaoDesfeita', nome: 'PANELA AZUL' }, 'Devolução de produto PANELA AZUL desfeita'],
    [{ tipo: 'DecisaoDesfeita', quantidade: 3, nome: null }, 'Decisão em lote sobre 3 produtos desfeita'],
    [{ tipo: 'FamiliaExcluida' }, 'Família excluída'],
  ])('of %j', (part, text) => {
    expect(requestEventText({ ...opened, ...part })).toBe(text);
  });
});
