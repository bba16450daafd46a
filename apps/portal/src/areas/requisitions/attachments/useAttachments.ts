import { type Schemas, toApiError } from '@portal/api';
import { ATTACHMENT_TEXTS, ATTACHMENTS_MAX, attachmentNameProblem, href } from '@portal/domain';
import { downloadBlob, isUnderWay, type UploadQueueItem } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLatest } from '../../../shared/forms/useLatest.ts';
import { servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { forgetSent } from '../../../shared/uploads/forgetSent.ts';
import { readFile } from '../../../shared/uploads/readFile.ts';
import { saveFromAddress } from '../../../shared/uploads/saveFromAddress.ts';
import { uploadsAtom } from '../../../shared/uploads/uploads.ts';
import { useUploads } from '../../../shared/uploads/useUploads.ts';
import { sendAttachmentAtom } from './sendAttachmentAtom.ts';

type SignedFile = Schemas['SignedFile'];

/** A file that was chosen and is announced with the next save. */
interface ChosenFile {
  readonly id: string;
  readonly file: File;
}

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

const storedId = ({ documentoId }: Pick<SignedFile, 'documentoId'>) => `stored-${documentoId}`;

const slotOf = (requisicaoId: number) => `requisition ${requisicaoId}`;

const NONE: readonly SignedFile[] = [];

let chosenCount = 0;

/** What of the answer to a save is needed to send its files. */
interface SavedRequisition extends Pick<Schemas['RequisitionAnswer'], 'assinaturasArquivos'> {
  readonly requisicao: Pick<Schemas['Requisition'], 'id'>;
}

interface AttachmentsOptions {
  /** The requisition; `null` before it is created. @default null */
  requisicaoId?: number | null;
}

/**
 * The attachments of a requisition (RQF-032 to RQF-035, RQF-059 to RQF-062, RQF-086, G-40, G-44): the stored ones, those that
 * were chosen, and those that are being sent. The form sends `nomeOriginal`, `tamanhosArquivos` and the stored files that it `keeps` with its body
 * and hands the answer to `send`; the files then go to their addresses in the queue of the portal, also when the page is left. One that
 * fails says so, and each can be sent again alone.
 *
 * @param stored the stored files with their addresses, as `getRequisition` gives them; none before the first save.
 */
export function useAttachments(
  stored: readonly SignedFile[] = NONE,
  { requisicaoId = null }: AttachmentsOptions = {},
) {
  const { notify, gatewayOrigin } = useAtomValue(servicesAtom);
  const uploads = useAtomValue(uploadsAtom);
  const sendAttachment = useSetAtom(sendAttachmentAtom);
  const [chosen, setChosen] = useState<readonly ChosenFile[]>([]);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const latest = useLatest({ chosen, removed });
  const [problem, setProblem] = useState<string | null>(null);

  const kept = stored.filter((file) => file.documentoId !== null && !removed.has(storedId(file)));
  const all = useUploads();
  const sending = all.flatMap((upload) => {
    const { target, result } = upload;
    if (requisicaoId === null || target.slot !== slotOf(requisicaoId)) return [];
    if (result?.listed !== true) return [upload];
    // Sent, it stays until the list that has it is drawn.
    return result.shown === stored ? [{ ...upload, state: 'uploading' as const }] : [];
  });
  const room = ATTACHMENTS_MAX - kept.length - chosen.length - sending.length;

  const items: UploadQueueItem[] = [
    ...kept.map((file) => ({ id: storedId(file), name: file.nomeArquivo, state: 'done' as const })),
    ...sending.map(({ id, name, bytes, state, percent, error }) => ({
      ...{ id, name, bytes, state, percent, error },
      removable: !isUnderWay({ state }),
    })),
    ...chosen.map(({ id, file }) => ({ id, name: file.name, bytes: file.size, state: 'waiting' as const })),
  ];

  const leaveOut = (id: string) => setChosen((now) => now.filter((one) => one.id !== id));

  return {
    /** Stored, sent and chosen files, for `FileList`. */
    items,
    /** How many more files are taken. */
    room,
    /** What was wrong with the names of the last choice; `null` for nothing. */
    problem,
    /** Names of the chosen files, for the body of a save (RQF-058). */
    nomeOriginal: chosen.map(({ file }) => file.name),
    /** Their sizes in bytes, which their addresses are signed for. */
    tamanhosArquivos: chosen.map(({ file }) => file.size),
    /** Whether a stored file stays with the next save: all do that were not taken out here. */
    keeps: (documentoId: number) => !removed.has(storedId({ documentoId })),
    /** Whether a save would change something. */
    changed: chosen.length > 0 || removed.size > 0,
    /** Takes chosen files; one that is there already counts once, one whose name the gateway refuses is left out. */
    add(files: readonly File[]) {
      const refused = files.flatMap(({ name }) => {
        const reason = attachmentNameProblem(name);
        return reason === null ? [] : [`${name}: ${reason}`];
      });
      const good = files.filter(({ name }) => attachmentNameProblem(name) === null);
      const fresh = good.filter((file) => !chosen.some((one) => isSameFile(one.file, file)));
      setProblem(refused[0] ?? (fresh.length > room ? ATTACHMENT_TEXTS.many : null));
      const taken = fresh.slice(0, Math.max(0, room)).map((file) => {
        chosenCount += 1;
        return { id: `chosen-${chosenCount}`, file };
      });
      setChosen((now) => [...now, ...taken]);
    },
    /** Takes a chosen, failed or stored file out; a stored one is removed with the next save. */
    remove(id: string) {
      setProblem(null);
      if (chosen.some((one) => one.id === id)) leaveOut(id);
      else if (stored.some((file) => storedId(file) === id)) setRemoved((now) => new Set([...now, id]));
      else uploads.remove(id);
    },
    /** Forgets what was chosen and removed, as when the changes of a form are dropped. */
    reset() {
      setChosen([]);
      setRemoved(new Set());
      setProblem(null);
    },
    /** Downloads a stored file from its address (RQF-086). */
    async download(id: string) {
      const file = stored.find((one) => storedId(one) === id);
      if (!file) return;
      try {
        downloadBlob(await readFile(file.url), file.nomeArquivo);
      } catch (error) {
        if (URL.parse(file.url)?.origin === gatewayOrigin) saveFromAddress(file.url);
        else notify.error(toApiError(error));
      }
    },
    /** Stops a file on its way, or leaves a chosen one out. */
    cancel(id: string) {
      leaveOut(id);
      uploads.cancel(id);
    },
    /** Sends a failed file again. */
    retry: uploads.retry,
    /**
     * Sends the chosen files to the addresses that a save was answered with, in their order (RQF-059, RQF-060). What was chosen
     * or taken out since the save began waits for the next one.
     *
     * @returns whether anything waits.
     */
    send({ requisicao, assinaturasArquivos }: SavedRequisition) {
      forgetSent(uploads);
      const addresses = assinaturasArquivos.filter(({ documentoId }) => documentoId === null);
      const place = {
        label: `Requisição ${requisicao.id}`,
        href: href('requisition-form', { requestId: requisicao.id }),
      };
      for (const [index, one] of chosen.entries()) {
        if (!latest.current.chosen.includes(one)) continue; // left out since
        const url = addresses[index]?.url ?? '';
        uploads.add([one.file], {
          slot: slotOf(requisicao.id),
          place,
          send: (sent, context) => sendAttachment({ requisicaoId: requisicao.id, url }, sent, context),
        });
      }
      const chosenSince = (now: readonly ChosenFile[]) => now.filter((one) => !chosen.includes(one));
      const removedSince = (now: ReadonlySet<string>) => new Set([...now].filter((id) => !removed.has(id)));
      setChosen(chosenSince);
      setRemoved(removedSince);
      return chosenSince(latest.current.chosen).length > 0 || removedSince(latest.current.removed).size > 0;
    },
  };
}

/** What `useAttachments` gives. */
export type Attachments = ReturnType<typeof useAttachments>;
