import { type DragEvent, type RefObject, useState } from 'react';
import { carriesFiles } from './carriesFiles.ts';
import { usePageDropGuard } from './usePageDropGuard.ts';

interface FileDropOptions {
  zoneRef: RefObject<HTMLElement | null>;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes files dropped on an element, and keeps those dropped elsewhere from opening in place of the page. */
export function useFileDrop({ zoneRef, disabled, onFiles }: FileDropOptions) {
  const [dragging, setDragging] = useState(false);
  usePageDropGuard(zoneRef, () => setDragging(false));

  return {
    /** Files are over the element, which would take them. */
    dragging: dragging && !disabled,
    handlers: {
      onDragOver(event: DragEvent) {
        if (disabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
        setDragging(true);
      },
      onDragLeave(event: DragEvent<HTMLElement>) {
        const inside =
          event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
        if (!inside) setDragging(false);
      },
      onDrop(event: DragEvent) {
        if (disabled || !carriesFiles(event.dataTransfer)) return;
        event.preventDefault();
        setDragging(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
