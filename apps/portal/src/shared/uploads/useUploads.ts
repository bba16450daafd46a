import { isUnderWay } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';
import { type Upload, uploadsAtom } from './uploads.ts';

/** The files of the portal that are being sent or were, in the order added. */
export function useUploads(): readonly Upload[] {
  const uploads = useAtomValue(uploadsAtom);
  return useSyncExternalStore(uploads.subscribe, uploads.items);
}

/** Whether a file is being sent or about to be, whatever page it is for. */
export function useUploading(): boolean {
  const uploads = useAtomValue(uploadsAtom);
  return useSyncExternalStore(uploads.subscribe, () => uploads.items().some(isUnderWay));
}

/** Whether the portal has no file that is being sent or was. */
export function useIsUploadsEmpty(): boolean {
  const uploads = useAtomValue(uploadsAtom);
  return useSyncExternalStore(uploads.subscribe, () => uploads.items().length === 0);
}
