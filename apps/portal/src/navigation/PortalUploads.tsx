import { Suspense, useState } from 'react';
import { useHeldTab } from '../shared/forms/useHeldTab.ts';
import { lazyPart } from '../shared/loading/lazyPart.ts';
import { useIsUploadsEmpty, useUploading } from '../shared/uploads/useUploads.ts';

const PortalUploadTray = lazyPart(async () => (await import('./PortalUploadTray.tsx')).PortalUploadTray);

/** The uploads of all pages in the header, from the first one on; while one is under way, closing the tab asks. */
export function PortalUploads() {
  const isEmpty = useIsUploadsEmpty();
  const [isUsed, setUsed] = useState(!isEmpty);
  if (!isEmpty && !isUsed) setUsed(true); // it stays for what it says of the last one
  useHeldTab(useUploading());
  return (
    isUsed && (
      <Suspense fallback={null}>
        <PortalUploadTray />
      </Suspense>
    )
  );
}
