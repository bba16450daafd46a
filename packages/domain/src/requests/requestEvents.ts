import type { RequestSide } from './requestSides.ts';

/** Kind of an event of a request, of one of its families or of one of its products. */
export type RequestEventKind =
  | 'Aberta'
  | 'FamiliaCriada'
  | 'FamiliaAlterada'
  | 'TributacaoAlterada'
  | 'ProdutoCriado'
  | 'ProdutoAlterado'
  | 'ProdutoExcluido'
  | 'FamiliaConcluida'
  | 'Enviada'
  | 'FamiliaValidada'
  | 'TributacaoValidada'
  | 'FamiliaRecusada'
  | 'ProdutoValidado'
  | 'ProdutoRecusado'
  | 'ProdutoAprovadoComercial'
  | 'ProdutoAprovado'
  | 'ProdutoReprovado'
  | 'ProdutoDevolvido'
  | 'DevolucaoDesfeita'
  | 'DecisaoDesfeita'
  | 'FamiliaExcluida';

/** Something that happened to a request, `RequestEvent` of the contract. */
export interface RequestEvent {
  readonly tipo: RequestEventKind;
  readonly lado: RequestSide;
  /** Name of who did it; null when it is not known or not told. */
  readonly autor: string | null;
  /** Name of the one family or product; null where it concerns the request or several of them. */
  readonly nome: string | null;
  /** How many times it was done, one after the other. */
  readonly quantidade: number;
  /** First and last instant. */
  readonly inicio: string;
  readonly fim: string;
}

/** Acts of accounting, whichever roles the user holds besides. */
const ACCOUNTING_KINDS: readonly RequestEventKind[] = ['TributacaoAlterada', 'TributacaoValidada'];

/** For whom a user acted: the supplier for itself, staff for accounting in taxation and else for commercial (SM-1, SM-2). */
export function requestEventSide(kind: RequestEventKind, bySupplier: boolean): RequestSide {
  if (bySupplier) return 'Fornecedor';
  return ACCOUNTING_KINDS.includes(kind) ? 'Contabilidade' : 'Comercial';
}

/** One event after the other as one, where the same person did the same again; oldest first. */
export function groupRequestEvents(events: readonly RequestEvent[]): RequestEvent[] {
  const groups: RequestEvent[] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.tipo === event.tipo && last.lado === event.lado && last.autor === event.autor) {
      groups[groups.length - 1] = {
        ...last,
        nome: last.nome === event.nome ? last.nome : null,
        quantidade: last.quantidade + event.quantidade,
        fim: event.fim,
      };
    } else groups.push(event);
  }
  return groups;
}
