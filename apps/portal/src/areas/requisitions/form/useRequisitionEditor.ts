import { ApiError, toApiError } from '@portal/api';
import {
  ATTACHMENT_TEXTS,
  actOnRequisition,
  approvalSchema,
  type RequisitionForm,
  type RequisitionMode,
  refusalReason,
  requisitionAccess,
  requisitionPageFields,
  requisitionSchema,
  validationSchema,
} from '@portal/domain';
import { dayInSaoPaulo } from '@portal/formats';
import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo, useRef } from 'react';
import * as z from 'zod/mini';
import { rolesAtom } from '../../../session/sessionAtom.ts';
import { isSameValue } from '../../../shared/conflict/isSameValue.ts';
import { useEditor } from '../../../shared/editor/useEditor.ts';
import { productLabelAtom } from '../../../shared/enumerations/productEnumerationsAtom.ts';
import { apiAtom, notifyAtom } from '../../../shared/services/servicesAtom.ts';
import {
  readRequisitionAgainAtom,
  requisitionSavedAtom,
  type SentFiles,
  type SentRequisition,
  saveRequisitionAtom,
} from './saveRequisitionAtom.ts';
import {
  type Requisition,
  type RequisitionAnswer,
  readRequisition,
  recordsOfRequisition,
  requisitionToForm,
} from './storedRequisition.ts';
import { useCreateRequisition } from './useCreateRequisition.ts';

const NOTHING_CHANGED = 'Nada mudou nesta requisição: não há o que salvar';
const DELETED = 'A requisição foi excluída por outra pessoa. Volte à lista.';

interface RequisitionEditorOptions {
  /** The requisition on screen, `null` for a new one. */
  requisition: Requisition | null;
  mode: RequisitionMode;
  /** Name of the page, which with the requisition identifies the draft. */
  page: string;
  /** Files of the next save. */
  files: Omit<SentFiles, 'documentos'> & {
    /** Whether a stored file stays. */
    keeps(documentoId: number): boolean;
    /** Whether a save would change something of the files. */
    readonly changed: boolean;
  };
  /** Called with the answer of a save. */
  onSaved(answer: RequisitionAnswer): void;
  /** Leads on from it, where the user is still at the form. */
  goOn(answer: RequisitionAnswer): void;
}

/** The rules of a mode; the other fields of the form are not sent (G-54). */
function schemaOf(mode: RequisitionMode, today: string): z.ZodMiniType<SentRequisition, RequisitionForm> {
  const whole = requisitionSchema(today);
  const validated = validationSchema(today);
  const approved = approvalSchema(today);
  if (mode === 'validate')
    return z.pipe(
      z.transform((form: RequisitionForm): z.input<typeof validated> => form),
      validated,
    );
  if (mode === 'approve')
    return z.pipe(
      z.transform((form: RequisitionForm): z.input<typeof approved> => form),
      approved,
    );
  return z.pipe(
    z.transform((form: RequisitionForm): z.input<typeof whole> => form),
    whole,
  );
}

/** What saving a requisition does that was refused since it was opened: it asks for it again. */
function refusalNotice(before: Requisition, newest: Requisition) {
  if (newest.status !== 'Recusado' || before.status === 'Recusado') return null;
  const reason = refusalReason(newest);
  return {
    title: `A requisição foi recusada${reason ? `: ${reason}` : ''}`,
    text: 'Salvar envia de novo para validação.',
    keepLabel: 'Salvar e requisitar de novo',
  };
}

/**
 * The editor of a requisition: the rules and locks of its mode, its draft, and saving with the call of the mode (RQF-040 to
 * RQF-078, SM-5).
 */
export function useRequisitionEditor({
  requisition,
  mode,
  page,
  files,
  onSaved,
  goOn,
}: RequisitionEditorOptions) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const save = useSetAtom(saveRequisitionAtom);
  const create = useCreateRequisition();
  const takeSaved = useSetAtom(requisitionSavedAtom);
  const readAgain = useSetAtom(readRequisitionAgainAtom);
  const roles = useAtomValue(rolesAtom);
  const access = useMemo(() => requisitionAccess(mode, roles, requisition), [mode, roles, requisition]);
  const answer = useRef<RequisitionAnswer>(undefined);
  /** Whether a save also leads to another status, as of one that was refused (SM-5). */
  const submitLeadsOn =
    requisition !== null && actOnRequisition(roles, requisition.status, 'edit').next !== requisition.status;
  const isOpen = access.submit !== null && access.submitReason === null;
  const editor = useEditor<Requisition, RequisitionForm, SentRequisition>({
    record: requisition,
    fields: requisitionPageFields,
    toForm: requisitionToForm,
    loadSchema: async () => schemaOf(mode, dayInSaoPaulo(new Date())),
    read: async ({ id }) => {
      const newest = await readRequisition(api, id);
      const { submitReason } = requisitionAccess(mode, roles, newest);
      if (submitReason === null) return newest;
      notify.warning(submitReason);
      void readAgain(id); // the form then closes, and the draft keeps what was typed
      return null;
    },
    write: async (body, base, key) => {
      const { nomeOriginal, tamanhosArquivos, keeps } = files;
      // Of the version that is saved on: a file that arrived since the form was filled stays.
      const documentos = (base?.documentos ?? []).flatMap(({ documentoId }) =>
        keeps(documentoId) ? [{ documentoId }] : [],
      );
      const sent = { nomeOriginal, tamanhosArquivos, documentos };
      try {
        const tried = { mode, body, base, key, files: sent };
        answer.current = await (base ? save(tried) : create(tried));
      } catch (error) {
        const { status } = toApiError(error);
        const isGone = base !== null && status === 404;
        // Somebody else may have decided or deleted it: the form then closes.
        if (base && (isGone || status === 400)) void readAgain(base.id);
        throw isGone ? new ApiError({ kind: 'notFound', status, message: DELETED, cause: error }) : error;
      }
      return answer.current.requisicao;
    },
    onSaved: () => {
      if (answer.current === undefined) return;
      if (access.done !== null) notify.success(access.done);
      takeSaved(answer.current);
      onSaved(answer.current);
    },
    goOn: () => {
      if (answer.current) goOn(answer.current);
    },
    conflict: {
      // A decision is about the files that stand on the page (RQF-032).
      refusesNewest: (before, newest) => {
        if (mode === 'edit' || isSameValue(before.documentos, newest.documentos)) return false;
        notify.warning(ATTACHMENT_TEXTS.changed);
        return true;
      },
      noticeOf: refusalNotice,
    },
    onNewest: (newest) => {
      takeSaved({ requisicao: newest, assinaturasArquivos: [] });
      void readAgain(newest.id); // with the addresses of its files
    },
    place: (record) => ({ page: record ? `${page}/${record.id}` : page, form: 'requisition' }),
    refuses: (values) => {
      const isSent = !requisition || mode !== 'edit' || files.changed || submitLeadsOn;
      if (isSent || !isSameValue(values, requisitionToForm(requisition))) return false;
      notify.warning(NOTHING_CHANGED);
      return true;
    },
    editable: isOpen,
    recordsOf: recordsOfRequisition,
    optionLabel: useAtomValue(productLabelAtom),
  });
  return { editor, access, isOpen };
}
