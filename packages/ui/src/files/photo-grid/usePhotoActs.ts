import { useState } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';
import type { Photo } from './photoAdvice.ts';
import { withMoved } from './photoOrder.ts';

interface PhotoActsOptions {
  photos: readonly Photo[];
  /** What is stored. */
  version: string | number | undefined;
  announce: (text: string) => void;
  onReorder: ((ids: readonly string[]) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  onRestore: ((photo: Photo, index: number) => void) | undefined;
}

interface RemovedPhoto {
  readonly photo: Photo;
  readonly index: number;
  /** What was stored then. */
  readonly version: string | number | undefined;
}

/** Moves, removes and restores photos, with an announcement for each. */
export function usePhotoActs({
  photos,
  version,
  announce,
  onReorder,
  onRemove,
  onRestore,
}: PhotoActsOptions) {
  const messages = useMessages(photoGridTexts);
  const [removed, setRemoved] = useState<RemovedPhoto | null>(null);
  const restorable = removed?.version === version ? removed : null;
  const ids = photos.map(({ id }) => id);

  return {
    /** The photo removed last, while it can be brought back. */
    removed: restorable,
    move(id: string, to: number) {
      const from = ids.indexOf(id);
      if (from < 0 || from === to) return;
      setRemoved(null); // its former position has changed
      announce(messages.photoMoved(from + 1, to + 1));
      onReorder?.(withMoved(ids, from, to));
    },
    remove(photo: Photo) {
      const index = ids.indexOf(photo.id);
      setRemoved({ photo, index, version });
      announce(messages.photoRemoved(index + 1));
      onRemove?.(photo.id);
    },
    restore() {
      if (!restorable) return;
      setRemoved(null);
      announce(messages.photoRestored(restorable.index + 1));
      onRestore?.(restorable.photo, restorable.index);
    },
  };
}
