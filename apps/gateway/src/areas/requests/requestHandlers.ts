import type { Schemas } from '@portal/api';
import {
  deadlineDays,
  newRequestSchema,
  readsEveryRequest,
  requestSendRefusal,
  sendsEveryRequest,
  sentFlagOf,
} from '@portal/domain';
import { and, eq, gte, isNotNull, isNull, lte, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { familyRequests, registrationRequests, requestRows } from '../../database/schema.ts';
import { requireVersion } from '../../http/checks/requireVersion.ts';
import { validateBody } from '../../http/checks/validateBody.ts';
import { notFound, refused } from '../../http/GatewayError.ts';
import type { Handlers } from '../../http/operationHandler.ts';
import { createdBetween } from '../../lists/createdBetween.ts';
import { authorOf, recordChange } from '../../records/recordChange.ts';
import { openRequest } from './openRequest.ts';
import { validation } from './productRequestBody.ts';
import { productRequestPage } from './productRequestPage.ts';
import { findFamilyRequestOwner } from './productRequestQueries.ts';
import { removeFamilyRequest } from './removeFamilyRequest.ts';
import { findRequestDetail } from './requestDetail.ts';
import { recordRequestEvent } from './requestEvents.ts';
import { queueRequestMail, sizeOf } from './requestMails.ts';
import {
  findRequest,
  requestHolds,
  requestList,
  type StoredRequest,
  withFamilies,
} from './requestQueries.ts';
import { findRequestRows, type StoredRequestRow } from './requestRowQueries.ts';

/** No record has this id: a supplier without a registration finds nothing. */
const NO_SUPPLIER = 0;

function toRequest({ families, sentAt, ...request }: StoredRequest): Schemas['RegistrationRequest'] {
  return {
    ...request,
    cadastroEnviado: sentAt !== null,
    dataCriacao: request.dataCriacao.toISOString(),
    solicitacaoCadastroFamilias: families.map((family) => ({
      ...family,
      dataCriacao: family.dataCriacao.toISOString(),
    })),
  };
}

function toRequestRow({ sentAt, ...row }: StoredRequestRow): Schemas['RequestRow'] {
  return {
    ...row,
    bloqueados: row.produtoId === null ? null : row.bloqueados,
    cadastroEnviado: sentAt !== null,
    dataCriacao: row.dataCriacao.toISOString(),
    validacoes: [
      validation('Família', row.statusFamiliaComercial),
      validation('Contabilidade', row.statusContabil),
      ...(row.statusComercial === null ? [] : [validation('Produto', row.statusComercial)]),
    ],
  };
}

/** Calls of the registration requests (REQ1-001 to REQ1-018, GAP-53 to GAP-55, G-08). */
export const requestHandlers: Handlers<
  | 'createRegistrationRequest'
  | 'getRegistrationRequest'
  | 'listRegistrationRequests'
  | 'sendRegistrationRequest'
  | 'deleteFamilyRequest'
  | 'listProductRequests'
> = {
  createRegistrationRequest: async (call) => {
    const stored = await openRequest(call, validateBody(newRequestSchema, call.body));
    return { status: 201, body: toRequest(stored), version: stored.versao };
  },

  getRegistrationRequest: async ({ query, caller, context }) => {
    const body = await findRequestDetail(context.database.queries, caller(), query.SolicitacaoFamiliaId);
    return { status: 200, body, version: body.versao };
  },

  listRegistrationRequests: async (call) => {
    const { query, caller, context } = call;
    const { queries } = context.database;
    const { roles, supplierId } = caller();
    const sent = sentFlagOf(query.Envio ?? 'Todos');
    const ends = query.Prazo === undefined ? null : deadlineDays(query.Prazo, context.now());
    /** Condition on columns of requests, or of their copies. */
    const asked = (
      isSent: SQL,
      { dataExpiracao, dataCriacao }: Record<'dataExpiracao' | 'dataCriacao', PgColumn>,
    ) =>
      and(
        sent === null ? undefined : sent ? isSent : not(isSent),
        ends?.from ? gte(dataExpiracao, ends.from) : undefined,
        ends?.until ? lte(dataExpiracao, ends.until) : undefined,
        createdBetween(dataCriacao, query),
      );
    if (readsEveryRequest(roles) && !query.Proprias) {
      const { rows, meta } = await findRequestRows(call, asked(sql`${requestRows.enviada}`, requestRows));
      return { status: 200, body: { solicitacoes: rows.map(toRequestRow), meta } };
    }
    const { fornecedorId, sentAt } = registrationRequests;
    const held = requestHolds(queries, query.Busca);
    const { rows, meta } = await requestList(context, query, {
      where: and(
        eq(fornecedorId, supplierId ?? NO_SUPPLIER),
        asked(isNotNull(sentAt), registrationRequests),
        held,
      ),
      costly: held !== undefined,
    });
    const solicitacoes = (await withFamilies(queries, rows)).map(toRequest);
    return { status: 200, body: { solicitacoes, meta } };
  },

  sendRegistrationRequest: async (call) => {
    const { path, version, caller, context } = call;
    const { id } = path;
    const { roles, supplierId } = caller();
    const author = authorOf(call);
    const body = await context.database.transaction(async (queries) => {
      const [locked] = await queries
        .select({ fornecedorId: registrationRequests.fornecedorId, versao: registrationRequests.versao })
        .from(registrationRequests)
        .where(eq(registrationRequests.id, id))
        .for('update');
      if (locked !== undefined && !sendsEveryRequest(roles) && locked.fornecedorId !== supplierId) {
        throw notFound();
      }
      const { versao } = requireVersion(locked, version);
      // Locks the families, so that none leaves `Concluido` between the check and the send.
      await queries
        .select({ id: familyRequests.id })
        .from(familyRequests)
        .where(eq(familyRequests.solicitacaoCadastroId, id))
        .for('update');
      const found = await findRequest(queries, id);
      if (found === undefined) throw notFound();
      const instant = author.at;
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
      await recordChange(queries, author, {
        kind: 'request',
        id,
        before: { sentAt: null },
        after: { sentAt: instant },
      });
      await recordRequestEvent(queries, author, { kind: 'Enviada', requestId: id });
      const news = { kind: 'requestSent', ...sizeOf(sent.families) } as const;
      await queueRequestMail(queries, context, id, news, instant);
      return toRequest(sent);
    });
    return { status: 200, body, version: body.versao };
  },

  deleteFamilyRequest: async (call) => {
    await removeFamilyRequest(call);
    return { status: 204 };
  },

  listProductRequests: async (call) => {
    const { query, caller, context } = call;
    const { roles, supplierId } = caller();
    const owner = await findFamilyRequestOwner(context.database.queries, query.solicitacaoCadastroFamiliaId);
    if (owner === undefined || (!readsEveryRequest(roles) && owner !== supplierId)) throw notFound();
    return productRequestPage(call);
  },
};
