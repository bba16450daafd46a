import { isUnderWay, UploadTray, type UploadTrayProps } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { uploadRemedy } from '../shared/uploads/uploadRemedy.ts';
import { uploadsAtom } from '../shared/uploads/uploads.ts';
import { useUploads } from '../shared/uploads/useUploads.ts';

/** The uploads of all pages in the header. */
export function PortalUploadTray({ expectedIds }: Pick<UploadTrayProps, 'expectedIds'>) {
  const uploads = useAtomValue(uploadsAtom);
  const items = useUploads();
  return (
    <UploadTray
      items={items.map(({ target, error, cause, ...item }) => ({
        ...item,
        place: target.place,
        error: error && `${error}. ${uploadRemedy(cause)}`,
      }))}
      expectedIds={expectedIds}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      onClear={() => {
        for (const item of items) if (!isUnderWay(item) && item.state !== 'failed') uploads.remove(item.id);
      }}
    />
  );
}
