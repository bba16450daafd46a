import { isUnderWay, UploadTray } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useHeldTab } from '../shared/forms/useHeldTab.ts';
import { servicesAtom } from '../shared/services/servicesAtom.ts';
import { useUploading, useUploads } from '../shared/uploads/useUploads.ts';

/** The uploads of all pages in the header; while one is under way, closing the tab asks. */
export function PortalUploads() {
  const { uploads } = useAtomValue(servicesAtom);
  const items = useUploads();
  useHeldTab(useUploading());
  return (
    <UploadTray
      items={items.map((item) => ({ ...item, place: item.target.place }))}
      onCancel={uploads.cancel}
      onRetry={uploads.retry}
      onRemove={uploads.remove}
      onClear={() => {
        for (const item of items) if (!isUnderWay(item) && item.state !== 'failed') uploads.remove(item.id);
      }}
    />
  );
}
