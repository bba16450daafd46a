import { ageOf, dayInSaoPaulo, daysBetween, readInstant } from '@portal/formats';
import type { RequestEvent, RequestEventKind } from './requestEvents.ts';
import { isRequestExpired } from './requestRules.ts';
import { REQUEST_SIDES, type RequestSide } from './requestSides.ts';

/** What the time line of a request reads. */
export interface RequestHistory {
  /** Whether the supplier sent it. */
  readonly cadastroEnviado: boolean;
  /** Last day on which it can be sent, in the wire form `YYYY-MM-DD`. */
  readonly dataExpiracao: string;
  /** What happened, oldest first. */
  readonly historico: readonly RequestEvent[];
}

/** A stretch of time in which somebody was waited for. */
export interface RequestWait {
  readonly sides: readonly RequestSide[];
  readonly ms: number;
}

/** How a request stands against its last day: sent, over, or so many days to go, 0 on the last one. */
type RequestDeadline =
  | { readonly state: 'sent' }
  | { readonly state: 'open' | 'over'; readonly days: number };

/** The time line of one family of a request. */
export interface RequestTimeline {
  /** What happened, oldest first, and who was waited for until then. */
  readonly steps: readonly { readonly event: RequestEvent; readonly waited: RequestWait }[];
  /** Who is waited for now, and since when; nobody once everything is decided or the last day is over. */
  readonly waiting: RequestWait;
  /** How long each side was waited for in all, those that never were left out. */
  readonly totals: readonly { readonly side: RequestSide; readonly ms: number }[];
  readonly deadline: RequestDeadline;
}

const SIDES = REQUEST_SIDES.map(({ value }) => value);
const ENDS: readonly RequestEventKind[] = ['FamiliaRecusada', 'FamiliaExcluida'];

/** Milliseconds from one instant to a later one; clocks that disagree count as none. */
const between = (from: number, until: number) => Math.max(0, until - from);

/** An instant of the contract, which has checked its form, in milliseconds. */
const at = (instant: string) => readInstant(instant) ?? 0;

/**
 * Who is waited for after what happened (SM-1 to SM-3): the supplier until it sends; then commercial and accounting,
 * each for its own; once both have validated, commercial for the products until each of them is decided.
 *
 * @param products how many products the family has.
 */
function sidesAfter(events: readonly RequestEvent[], products: number): readonly RequestSide[] {
  const count = (...kinds: RequestEventKind[]) =>
    events.reduce((sum, { tipo, quantidade }) => sum + (kinds.includes(tipo) ? quantidade : 0), 0);
  if (events.length === 0 || count(...ENDS) > 0) return [];
  if (count('Enviada') === 0) return ['Fornecedor'];
  const open: RequestSide[] = [];
  if (count('FamiliaValidada') === 0) open.push('Comercial');
  if (count('TributacaoValidada') === 0) open.push('Contabilidade');
  if (open.length > 0) return open;
  const decided =
    count('ProdutoValidado', 'ProdutoRecusado', 'DevolucaoDesfeita') - count('ProdutoDevolvido');
  return decided < products ? ['Comercial'] : [];
}

/**
 * How a request stands against its last day.
 *
 * @param now the current instant.
 */
export function requestDeadline(
  { cadastroEnviado, dataExpiracao }: Omit<RequestHistory, 'historico'>,
  now: Date,
): RequestDeadline {
  if (cadastroEnviado) return { state: 'sent' };
  const days = daysBetween(dayInSaoPaulo(now), dataExpiracao);
  return isRequestExpired(dataExpiracao, now) ? { state: 'over', days: -days } : { state: 'open', days };
}

/**
 * The time line of one family of a request: who did what, how long it waited for whom, and its age against the last day.
 *
 * @param products how many products the family has.
 * @param now the current instant.
 */
export function requestTimeline(request: RequestHistory, products: number, now: Date): RequestTimeline {
  const totals = new Map<RequestSide, number>();
  const add = ({ sides, ms }: RequestWait) => {
    for (const side of sides) totals.set(side, (totals.get(side) ?? 0) + ms);
  };
  const { historico } = request;
  const steps = historico.map((event, index) => {
    const sides = sidesAfter(historico.slice(0, index), products);
    const [start, end] = [at(event.inicio), at(event.fim)];
    const waited = { sides, ms: between(at(historico[index - 1]?.fim ?? event.inicio), start) };
    add(waited);
    add({ sides, ms: between(start, end) });
    return { event, waited };
  });
  const last = historico.at(-1);
  const deadline = requestDeadline(request, now);
  const waiting = {
    sides: deadline.state === 'over' ? [] : sidesAfter(historico, products),
    ms: last ? between(at(last.fim), now.getTime()) : 0,
  };
  add(waiting);
  return {
    steps,
    waiting,
    totals: SIDES.flatMap((side) => {
      const ms = totals.get(side) ?? 0;
      return ms > 0 ? [{ side, ms }] : [];
    }),
    deadline,
  };
}

/** How long something took, in whole days or hours: '3 dias', '5 horas', 'menos de 1 hora'. */
export function waitText(ms: number): string {
  const { count, unit } = ageOf(0, ms);
  if (count === 0) return 'menos de 1 hora';
  if (unit === 'day') return count === 1 ? '1 dia' : `${count} dias`;
  return count === 1 ? '1 hora' : `${count} horas`;
}

/** What a step of the time line says was done; several of the same are counted. */
export function requestEventText({ tipo, nome, quantidade }: RequestEvent): string {
  const many = quantidade > 1;
  const named = nome === null ? '' : ` ${nome}`;
  const times = many ? ` ${quantidade} vezes` : '';
  const product = many && nome === null ? `${quantidade} produtos` : `produto${named}`;
  const products = (done: string) =>
    many && nome === null
      ? `${quantidade} produtos ${done.replace(/^\S+/, '$&s')}`
      : `Produto${named} ${done}${times}`;
  const family = (done: string) => `Família${named} ${done}${times}`;
  const texts: Readonly<Record<RequestEventKind, () => string>> = {
    Aberta: () => 'Solicitação aberta',
    FamiliaCriada: () => family('criada'),
    FamiliaAlterada: () => family('alterada'),
    TributacaoAlterada: () => `Tributação alterada${times}`,
    ProdutoCriado: () => products('cadastrado'),
    ProdutoAlterado: () => products('alterado'),
    ProdutoExcluido: () => products('excluído'),
    FamiliaConcluida: () => 'Cadastro dos produtos concluído',
    Enviada: () => 'Solicitação enviada para análise',
    FamiliaValidada: () => family('validada'),
    TributacaoValidada: () => 'Tributação validada',
    FamiliaRecusada: () => family('recusada'),
    ProdutoValidado: () => products('validado'),
    ProdutoRecusado: () => products('recusado'),
    ProdutoAprovadoComercial: () => products('aprovado pelo comercial'),
    ProdutoAprovado: () => products('aprovado'),
    ProdutoReprovado: () => products('reprovado'),
    ProdutoDevolvido: () => products('devolvido para validação'),
    DevolucaoDesfeita: () => `Devolução de ${product} desfeita`,
    DecisaoDesfeita: () => `Decisão em lote sobre ${product} desfeita`,
    FamiliaExcluida: () => family('excluída'),
  };
  return texts[tipo]();
}

/** Days to or from the last day that still say more than its date does: about three months. */
const COUNTED_DAYS = 90;

/**
 * The last day of a request in words: 'Vence em 18 dias', 'Vence hoje', 'Venceu há 2 dias'; null once it is sent, and
 * while it is so far that its date says more.
 */
export function requestDeadlineText(deadline: RequestDeadline): string | null {
  if (deadline.state === 'sent') return null;
  const { state, days } = deadline;
  if (days > COUNTED_DAYS) return null;
  if (days === 0) return 'Vence hoje';
  const text = days === 1 ? '1 dia' : `${days} dias`;
  return state === 'over' ? `Venceu há ${text}` : `Vence em ${text}`;
}
