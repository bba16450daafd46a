import type { Schemas } from '@portal/api';
import { uploadContentType } from '@portal/formats';
import type { UploadContext } from '@portal/ui';
import { atom } from 'jotai';
import { portalQueryClientAtom, queriesAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { checkTaken, sendToAddress } from '../../../shared/uploads/sendToAddress.ts';
import type { SentFile } from '../../../shared/uploads/uploads.ts';

interface SentAttachment {
  readonly requisicaoId: number;
  /** Signed address that takes the file. */
  readonly url: string;
}

/**
 * Sends an attachment to its address, with the content type of its ending, and reads the requisition again, also when its
 * page was left (RQF-060, RQF-061).
 *
 * @throws ApiError when the file could not be sent or was refused (RQF-062).
 */
export const sendAttachmentAtom = atom(
  null,
  async (
    get,
    _set,
    { requisicaoId, url }: SentAttachment,
    file: File,
    context: UploadContext,
  ): Promise<SentFile> => {
    checkTaken(await sendToAddress(url, file, { ...context, contentType: uploadContentType(file.name) }));
    const { queryKey } = get(queriesAtom).queryOptions('get', '/api/produtos/requisicoes/{requisicaoId}', {
      params: { path: { requisicaoId } },
    });
    const client = get(portalQueryClientAtom);
    const shown = client.getQueryData<Schemas['RequisitionAnswer']>(queryKey)?.assinaturasArquivos;
    // Its version is another now, in the lists too.
    void client.invalidateQueries({ queryKey: ['get', '/api/produtos/requisicoes'] });
    await client.invalidateQueries({ queryKey });
    const unread = client.getQueryState(queryKey)?.status === 'error'; // it would seem to be sent forever
    return { listed: true, shown: unread ? null : shown };
  },
);
