import { type Schemas, toApiError } from '@portal/api';
import { downloadBlob, type ShownDocument } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { readingOf } from '../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, servicesAtom } from '../../../shared/services/servicesAtom.ts';
import { readFile } from '../../../shared/uploads/readFile.ts';
import { saveFromAddress } from '../../../shared/uploads/saveFromAddress.ts';
import { readDocument } from './readDocument.ts';
import { useObjectUrl } from './useObjectUrl.ts';

/** A stored document to look at. */
export type PreviewedDocument = Pick<Schemas['StoredDocument'], 'id' | 'nomeOriginal'>;

interface DocumentFileRequest {
  /** Id of the supplier whose document it is. */
  supplierId: number;
  /** The document; `null` before one was opened. */
  document: PreviewedDocument | null;
  /** Whether it is shown; its file is loaded only then. */
  open: boolean;
}

/**
 * The file of a stored document for a viewer, and its download (UPL-012, WID-007 to WID-011, G-32): pictures and PDF
 * can be shown, other types only downloaded.
 */
export function useDocumentFile({ supplierId, document, open }: DocumentFileRequest) {
  const api = useAtomValue(apiAtom);
  const { notify, gatewayOrigin } = useAtomValue(servicesAtom);
  const { id = 0, nomeOriginal = '' } = document ?? {};
  const query = useQuery(
    {
      queryKey: ['document-file', supplierId, id],
      queryFn: ({ signal }) => readDocument(api, { supplierId, id, nomeOriginal }, signal),
      enabled: open && document !== null,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 0, // a file may have 100 MB, so it is dropped when the viewer closes
    },
    useAtomValue(portalQueryClientAtom),
  );
  const { data, isFetching } = query;
  const { error, onRetry } = readingOf(query);
  const url = useObjectUrl(data?.picture ?? null);

  const { act: download, underWay } = useOneAtATime(async () => {
    if (!data) return;
    try {
      downloadBlob(data.picture ?? (await readFile(data.address)), nomeOriginal);
    } catch (failure) {
      if (URL.parse(data.address)?.origin === gatewayOrigin) saveFromAddress(data.address);
      else notify.error(toApiError(failure));
    }
  });

  const shown: ShownDocument = {
    id: String(id),
    nomeOriginal,
    url: url ?? (data?.picture === null ? data.address : undefined),
  };
  return {
    document: shown,
    loading: isFetching || (data?.picture != null && url === null),
    error: isFetching ? null : error,
    onRetry,
    onDownload: download,
    downloading: underWay,
  };
}
