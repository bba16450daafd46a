import { isUnderWay } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { useHeldTab } from '../shared/forms/useHeldTab.ts';
import { lazyPart } from '../shared/loading/lazyPart.ts';
import { uploadsAtom } from '../shared/uploads/uploads.ts';
import { useIsUploadsEmpty, useUploading } from '../shared/uploads/useUploads.ts';

const PortalUploadTray = lazyPart(async () => (await import('./PortalUploadTray.tsx')).PortalUploadTray);

/** The uploads of all pages in the header, from the first one on; while one is under way, closing the tab asks. */
export function PortalUploads() {
  const isEmpty = useIsUploadsEmpty();
  const uploads = useAtomValue(uploadsAtom);
  const underWay = () =>
    uploads
      .items()
      .filter(isUnderWay)
      .map(({ id }) => id);
  /** Those that were under way when the tray was asked for, which stays for what it says of the last one. */
  const [first, setFirst] = useState(isEmpty ? null : underWay);
  if (!isEmpty && !first) setFirst(underWay);
  useHeldTab(useUploading());
  return (
    first && (
      <Suspense fallback={null}>
        <PortalUploadTray expectedIds={first} />
      </Suspense>
    )
  );
}
