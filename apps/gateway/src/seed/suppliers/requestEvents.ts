import { type RequestEventKind, type RequestSide, requestEventSide } from '@portal/domain';
import type { createRegistrationRequests, RequestSurroundings } from './registrationRequests.ts';

/** A user as events name it. */
export interface Actor {
  id: number;
  name: string;
}

/** Who acts on the requests of the demonstration. */
interface RequestActors {
  requester: Actor;
  validator: Actor;
  accountant: Actor;
}

type Requests = ReturnType<typeof createRegistrationRequests>;

interface EventRow {
  solicitacaoCadastroId: number;
  solicitacaoCadastroFamiliaId: number | null;
  solicitacaoCadastroProdutoId: number | null;
  nome: string | null;
  kind: RequestEventKind;
  side: RequestSide;
  userId: number;
  userName: string;
  happenedAt: Date;
}

const DAY_MS = 86_400_000;
const DECIDED = ['Aprovado', 'Validado', 'Recusado'];

/** How the requests of a supplier came to stand as they do, oldest first. */
export function createRequestEvents(
  { requests, familyRequests, productRequests }: Requests,
  { families, products }: Pick<RequestSurroundings, 'families' | 'products'>,
  { requester, validator, accountant }: RequestActors,
  suppliers: ReadonlyMap<number, Actor>,
): EventRow[] {
  const familyNames = new Map(families.map(({ id, nome }) => [id, nome]));
  const productNames = new Map(products.map(({ id, nome }) => [id, nome]));
  const events: EventRow[] = [];

  for (const { id: solicitacaoCadastroId, fornecedorId, sentAt, dataCriacao } of requests) {
    const supplier = suppliers.get(fornecedorId);
    if (supplier === undefined) throw new Error('Nobody signs in for the supplier of a request');
    const add = (
      kind: RequestEventKind,
      actor: Actor,
      happenedAt: Date,
      of: Partial<
        Pick<EventRow, 'solicitacaoCadastroFamiliaId' | 'solicitacaoCadastroProdutoId' | 'nome'>
      > = {},
    ) =>
      events.push({
        solicitacaoCadastroId,
        solicitacaoCadastroFamiliaId: null,
        solicitacaoCadastroProdutoId: null,
        nome: null,
        ...of,
        kind,
        side: requestEventSide(kind, actor === supplier),
        userId: actor.id,
        userName: actor.name,
        happenedAt,
      });
    /** What the supplier did comes before it sent the request. */
    const filled = (at: Date) => (sentAt !== null && at > sentAt ? sentAt : at);
    const reviewed = (days: number) => new Date((sentAt ?? dataCriacao).getTime() + days * DAY_MS);

    add('Aberta', requester, dataCriacao);
    for (const family of familyRequests.filter(
      (row) => row.solicitacaoCadastroId === solicitacaoCadastroId,
    )) {
      if (family.familiaId === null) continue;
      const of = {
        solicitacaoCadastroFamiliaId: family.id,
        nome: familyNames.get(family.familiaId) ?? null,
      };
      const own = productRequests.filter((row) => row.solicitacaoCadastroFamiliaId === family.id);
      if (family.novaFamilia) add('FamiliaCriada', supplier, dataCriacao, of);
      const named = own.map((row) => ({
        ...row,
        of: {
          ...of,
          solicitacaoCadastroProdutoId: row.id,
          nome: productNames.get(row.produtoId) ?? null,
        },
      }));
      for (const row of named) add('ProdutoCriado', supplier, filled(row.dataCriacao), row.of);
      const last = new Date(Math.max(dataCriacao.getTime(), ...own.map((row) => row.dataCriacao.getTime())));
      if (family.statusFornecedor === 'Concluido') add('FamiliaConcluida', supplier, filled(last), of);
      if (family.statusContabil === 'Validado') add('TributacaoValidada', accountant, reviewed(1), of);
      if (family.statusComercial === 'Recusado') add('FamiliaRecusada', validator, reviewed(2), of);
      if (['Validado', 'Aprovado'].includes(family.statusComercial)) {
        add('FamiliaValidada', validator, reviewed(2), of);
      }
      if (family.statusComercial !== 'Aprovado') continue;
      for (const row of named.filter(({ statusComercial }) => DECIDED.includes(statusComercial))) {
        const kind = row.statusComercial === 'Recusado' ? 'ProdutoRecusado' : 'ProdutoValidado';
        add(kind, validator, reviewed(3), row.of);
      }
    }
    if (sentAt !== null) add('Enviada', supplier, sentAt);
  }
  // What happened at the same time stays in its order: the supplier concludes, then it sends.
  return events.toSorted((a, b) => a.happenedAt.getTime() - b.happenedAt.getTime());
}
