import { useEffect } from 'react';
import { isElement } from '../../internal/isElement.ts';

const fileInput = 'input[type="file"]:not(:disabled)';

/** Files dropped on a native file input are taken; dropped elsewhere on the page, the browser would open them. */
const isTakenNatively = (event: DragEvent) =>
  isElement(event.target) && event.target.closest(fileInput) !== null;

/** Keeps a file that no zone took from opening in place of the page. */
function guard(event: DragEvent) {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files') || isTakenNatively(event))
    return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/**
 * While a drop zone is on the page, a file dropped beside it, or on a disabled one, does not take the page away with
 * all that was typed. Released when the zone leaves. Not `preventDropOnDocument` of react-dropzone: that holds text
 * dragged into a field back too, and files over an `<input>` of the page.
 */
export function usePageDropGuard(zoneOnPage: boolean) {
  useEffect(() => {
    if (!zoneOnPage) return;
    window.addEventListener('dragover', guard);
    window.addEventListener('drop', guard);
    return () => {
      window.removeEventListener('dragover', guard);
      window.removeEventListener('drop', guard);
    };
  }, [zoneOnPage]);
}
