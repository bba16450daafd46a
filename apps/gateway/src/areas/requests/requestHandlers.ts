import type { Schemas } from '@portal/api';
import { readsEveryRequest, requestSendRefusal, sendsEveryRequest, sentFlagOf } from '@portal/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { familyRequests, registrationRequests } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { listMeta } from '../../lists/page.ts';
import { requirePeriod } from '../../lists/requirePeriod.ts';
import { productEnumerations } from '../enumerations/lists.ts';
import { findFamilyRequestOwner, findProductRequests } from './productRequestQueries.ts';
import { findRequest, findRequests, type StoredRequest } from './requestQueries.ts';

type Status = Schemas['FamilyStatus'];

/** Requests on a page, and products on a page, when the call does not say. */
const REQUESTS = 20;
const PRODUCTS = 35;

/** A supplier id that no record has: a supplier that is not registered yet finds nothing. */
const NO_SUPPLIER = 0;

const labels = new Map<string, string>(
  productEnumerations.statusCadastros.map(({ id, descricao }) => [id, descricao]),
);

/** A validation with the label that the screens show for its status (FND-068). */
function validation(nome: string, status: string): Schemas['Validation'] {
  return { nome, status: { label: labels.get(status) ?? status } };
}

function toRequest({ families, sentAt, ...request }: StoredRequest): Schemas['RegistrationRequest'] {
  return {
    ...request,
    cadastroEnviado: sentAt !== null,
    dataCriacao: request.dataCriacao.toISOString(),
    solicitacaoCadastroFamilias: families.map((family) => ({
      ...family,
      // Checks of the table hold the same lists.
      status: family.status as Status,
      statusContabil: family.statusContabil as Status,
      statusFornecedor: family.statusFornecedor as Status,
      dataCriacao: family.dataCriacao.toISOString(),
    })),
  };
}

type ProductRow = Awaited<ReturnType<typeof findProductRequests>>['rows'][number];

function toProduct({ miniatura, ...row }: ProductRow): Schemas['ProductRequest'] {
  return {
    ...row,
    // Checks of the tables hold the same lists.
    statusProduto: row.statusProduto as Schemas['ProductStatus'],
    statusAprovacao: row.statusAprovacao as Schemas['ProductApprovalStatus'],
    statusComercial: row.statusComercial as Status,
    statusContabil: row.statusContabil as Status,
    statusFamiliaComercial: row.statusFamiliaComercial as Status,
    miniaturaByte: miniatura === null ? null : Buffer.from(miniatura).toString('base64'),
    validacoes: [
      validation('Família', row.statusFamiliaComercial),
      validation('Contabilidade', row.statusContabil),
      validation('Produto', row.statusComercial),
    ],
    dataCriacao: row.dataCriacao.toISOString(),
    dataAprovacao: row.dataAprovacao?.toISOString() ?? null,
    dataModificacao: row.dataModificacao.toISOString(),
  };
}

/** Calls of the registration requests (REQ1-001 to REQ1-018, GAP-53 to GAP-55). */
export const requestHandlers: Handlers<
  'listRegistrationRequests' | 'sendRegistrationRequest' | 'listProductRequests'
> = {
  listRegistrationRequests: async ({ query, caller, context: { database } }) => {
    const { roles, supplierId } = caller();
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? REQUESTS };
    const { rows, total } = await findRequests(database.queries, {
      supplierId: readsEveryRequest(roles) ? null : (supplierId ?? NO_SUPPLIER),
      text: query.Busca,
      sent: sentFlagOf(query.Envio ?? 'Todos'),
      period: requirePeriod(query),
      page,
      column: query['Ordenacao.Coluna'],
      ascending: query['Ordenacao.Ascending'],
    });
    return { status: 200, body: { solicitacoes: rows.map(toRequest), meta: listMeta(total, page) } };
  },

  sendRegistrationRequest: async ({ path: { id }, version, caller, context: { database, now } }) => {
    const { roles, supplierId } = caller();
    const body = await database.transaction(async (queries) => {
      const [locked] = await queries
        .select({ fornecedorId: registrationRequests.fornecedorId, versao: registrationRequests.versao })
        .from(registrationRequests)
        .where(eq(registrationRequests.id, id))
        .for('update');
      if (locked !== undefined && !sendsEveryRequest(roles) && locked.fornecedorId !== supplierId) {
        throw notFound();
      }
      const { versao } = requireVersion(locked, version);
      // Whoever changes a family waits, so that none leaves Concluido between the check and the send.
      await queries
        .select({ id: familyRequests.id })
        .from(familyRequests)
        .where(eq(familyRequests.solicitacaoCadastroId, id))
        .for('update');
      const found = await findRequest(queries, id);
      if (found === undefined) throw notFound();
      const instant = now();
      const refusal = requestSendRefusal(toRequest(found), instant);
      if (refusal !== null) throw refused(refusal);

      await queries
        .update(registrationRequests)
        .set({ sentAt: instant, dataModificacao: instant, versao: versao + 1 })
        .where(eq(registrationRequests.id, id));
      await queries
        .update(familyRequests)
        .set({
          statusComercial: 'Aguardando',
          statusContabil: 'Aguardando',
          dataModificacao: instant,
          versao: sql`${familyRequests.versao} + 1`,
        })
        .where(and(eq(familyRequests.solicitacaoCadastroId, id), isNull(familyRequests.deletedAt)));
      const sent = await findRequest(queries, id);
      if (sent === undefined) throw new Error('An update lost its row');
      return toRequest(sent);
    });
    return { status: 200, body, version: body.versao };
  },

  listProductRequests: async ({ query, caller, context: { database } }) => {
    const { roles, supplierId } = caller();
    const familyRequestId = query.solicitacaoCadastroFamiliaId;
    const owner = await findFamilyRequestOwner(database.queries, familyRequestId);
    if (owner === undefined || (!readsEveryRequest(roles) && owner !== supplierId)) throw notFound();
    const page = { number: query.Pagina ?? 1, size: query.QuantidadeRegistros ?? PRODUCTS };
    const { rows, total } = await findProductRequests(database.queries, familyRequestId, page);
    return { status: 200, body: { produtos: rows.map(toProduct), meta: listMeta(total, page) } };
  },
};
