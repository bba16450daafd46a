import { errorMessage, type Schemas } from '@portal/api';
import { DocumentViewer, downloadBlob } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useOneAtATime } from '../../../shared/forms/useOneAtATime.ts';
import { useObjectUrl } from '../../../shared/images/useObjectUrl.ts';
import { portalQueryClientAtom } from '../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom } from '../../../shared/services/servicesAtom.ts';
import { readDocument, readFile } from './readDocument.ts';

interface DocumentPreviewProps {
  /** Id of the supplier whose document it is. */
  supplierId: number;
  /** The document; `null` before any was looked at. */
  document: Pick<Schemas['StoredDocument'], 'id' | 'nomeOriginal'> | null;
  open: boolean;
  onOpenChange(open: boolean): void;
}

/**
 * Shows a stored document on top of the page and saves it (UPL-012, WID-007 to WID-010, G-32). Pictures and PDF are
 * fetched as a blob, so that nothing of the storage runs in the page; other types can only be saved.
 */
export function DocumentPreview({ supplierId, document, open, onOpenChange }: DocumentPreviewProps) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const { id = 0, nomeOriginal = '' } = document ?? {};
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['document-file', supplierId, id],
      queryFn: ({ signal }) => readDocument(api, { supplierId, id, nomeOriginal }, signal),
      enabled: open && document !== null,
      gcTime: 0, // a file of up to 100 MB is kept no longer than it is looked at
    },
    useAtomValue(portalQueryClientAtom),
  );
  const shown = useObjectUrl(data?.file ?? null);

  const { act: download, underWay } = useOneAtATime(async () => {
    if (!data) return;
    try {
      downloadBlob(data.file ?? (await readFile(data.address, nomeOriginal)), nomeOriginal);
    } catch (failure) {
      notify.error(errorMessage(failure));
    }
  });

  return (
    <DocumentViewer
      open={open && document !== null}
      onOpenChange={onOpenChange}
      document={{
        id: String(id),
        nomeOriginal,
        url: shown ?? (data?.file === null ? data.address : undefined),
      }}
      loading={isFetching || (data?.file != null && shown === null)}
      error={error && !isFetching ? errorMessage(error) : undefined}
      onRetry={() => void refetch()}
      onDownload={download}
      downloading={underWay}
    />
  );
}
