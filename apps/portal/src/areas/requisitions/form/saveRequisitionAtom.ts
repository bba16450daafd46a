import { ApiError, answerOf, toApiError } from '@portal/api';
import {
  type approvalSchema,
  REQUISITION_DEPARTMENT,
  type RequisitionMode,
  type requisitionSchema,
  type validationSchema,
} from '@portal/domain';
import { atom } from 'jotai';
import type * as z from 'zod/mini';
import { createdOnce } from '../../../shared/server-state/createdOnce.ts';
import { ifMatch } from '../../../shared/server-state/ifMatch.ts';
import { putSaved } from '../../../shared/server-state/putSaved.ts';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom } from '../../../shared/services/servicesAtom.ts';
import { approvedAtom } from '../queue/approvedAtom.ts';
import { REQUISITION_PATH, type Requisition, type RequisitionAnswer } from './storedRequisition.ts';

type RequisitionValues = z.output<ReturnType<typeof requisitionSchema>>;

/** What the rules of a mode make of the form. */
export type SentRequisition =
  | RequisitionValues
  | z.output<ReturnType<typeof validationSchema>>
  | z.output<ReturnType<typeof approvalSchema>>;

/** The files of a save: names and sizes of those that are about to be sent, and the stored ones that stay. */
export interface SentFiles {
  readonly nomeOriginal: string[];
  readonly tamanhosArquivos: number[];
  readonly documentos: { documentoId: number }[];
}

/** A save of the form. */
export interface Save {
  readonly mode: RequisitionMode;
  readonly body: SentRequisition;
  /** The version that is changed, `null` for a new one. */
  readonly base: Requisition | null;
  /** The key of what is created. */
  readonly key: string;
  readonly files: SentFiles;
}

const isWhole = (body: SentRequisition): body is RequisitionValues => 'gestorId' in body;

/** What shows requisitions, their log or what comes of them. */
const STALE = [
  '/api/produtos/requisicoes',
  '/api/produtos/requisicoes/{requisicaoId}/logs',
  '/api/produtos/requisicoes/historico/gestores/{gestorId}/HistoricoPorDivisao',
  '/api/produtos/requisicoes/analises/gestores/{gestorId}/fornecedores',
] as const;

/** Puts a requisition that was saved or decided into the cache and invalidates everything else that shows it. */
export const requisitionSavedAtom = atom(null, (get, _set, { requisicao }: RequisitionAnswer) => {
  const client = get(portalQueryClientAtom);
  const { queryKey } = get(queriesAtom).queryOptions('get', REQUISITION_PATH, {
    params: { path: { requisicaoId: requisicao.id } },
  });
  // The addresses of an answer to a save are those of files that are still to come; stored ones are read anew.
  putSaved<RequisitionAnswer>(client, queryKey, (before) => ({
    requisicao,
    assinaturasArquivos: (before?.assinaturasArquivos ?? []).filter(({ documentoId }) =>
      requisicao.documentos.some((kept) => kept.documentoId === documentoId),
    ),
  }));
  for (const path of STALE) void client.invalidateQueries({ queryKey: ['get', path] });
});

/** Reads a requisition again after somebody else changed it; resolves with it, `undefined` where it could not be read. */
export const readRequisitionAgainAtom = atom(null, async (get, _set, requisicaoId: number) => {
  const { queryKey } = get(queriesAtom).queryOptions('get', REQUISITION_PATH, {
    params: { path: { requisicaoId } },
  });
  const client = get(portalQueryClientAtom);
  await client.invalidateQueries({ queryKey, exact: true });
  const read = client.getQueryState<RequisitionAnswer>(queryKey);
  // One that was deleted is not shown any more.
  if (toApiError(read?.error).kind === 'notFound') await client.resetQueries({ queryKey, exact: true });
  return read?.status === 'success' ? read.data?.requisicao : undefined;
});

/**
 * Saves a requisition with the call of its mode (RQF-058 to RQF-068). History and analyses go along as they were read; the
 * gateway computes both (RQF-053).
 */
export const saveRequisitionAtom = atom(
  null,
  async (get, set, { mode, body, base, key, files }: Save): Promise<RequisitionAnswer> => {
    const api = get(apiAtom);
    const params = base && { path: { requisicaoId: base.id }, header: ifMatch(base) };
    if (isWhole(body)) {
      const whole = {
        ...body,
        ...files,
        departamentoRequisicaoId: REQUISITION_DEPARTMENT.id,
        historico: base?.historico ?? [],
        analises: base?.analises ?? [],
      };
      return answerOf(
        params
          ? api.PUT('/api/produtos/requisicoes/{requisicaoId}/requisitante', { params, body: whole })
          : api.POST('/api/produtos/requisicoes', { params: { header: createdOnce(key) }, body: whole }),
      );
    }
    if (!params) throw new ApiError({ kind: 'notFound' });
    if (mode !== 'approve')
      return answerOf(api.PUT('/api/produtos/requisicoes/{requisicaoId}/validador', { params, body }));
    const answer = await answerOf(
      api.PUT('/api/produtos/requisicoes/{requisicaoId}/diretor', { params, body }),
    );
    const { id, valorRequisicao } = answer.requisicao;
    set(approvedAtom, { [id]: valorRequisicao });
    return answer;
  },
);
