import { type RefObject, useEffect, useEffectEvent } from 'react';
import { carriesFiles } from './carriesFiles.ts';

const fileInput = 'input[type="file"]:not(:disabled)';

/** Files dropped on a native file input are taken; dropped elsewhere on the page, the browser would open them. */
const isTakenNatively = (event: DragEvent) =>
  event.target instanceof Element && event.target.closest(fileInput) !== null;

/**
 * While a drop zone is on the page, a file dropped beside it, or on a disabled one, does not take the page away with
 * all that was typed. Released when the zone leaves.
 */
export function usePageDropGuard(zoneRef: RefObject<HTMLElement | null>, onDragEnd: () => void) {
  const handleDragEnd = useEffectEvent(onDragEnd);

  useEffect(() => {
    const page = zoneRef.current?.ownerDocument.defaultView;
    if (!page) return;
    const prevent = (event: DragEvent) => {
      if (event.type === 'drop') handleDragEnd();
      if (event.defaultPrevented || !carriesFiles(event.dataTransfer) || isTakenNatively(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    page.addEventListener('dragover', prevent);
    page.addEventListener('drop', prevent);
    return () => {
      page.removeEventListener('dragover', prevent);
      page.removeEventListener('drop', prevent);
    };
  }, [zoneRef]);
}
