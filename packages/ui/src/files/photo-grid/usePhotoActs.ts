import { useState } from 'react';
import { useMessages } from '../../locale/useMessages.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';
import type { Photo } from './photoAdvice.ts';
import { withMoved } from './photoOrder.ts';

interface PhotoActsOptions {
  photos: readonly Photo[];
  announce: (text: string) => void;
  onReorder: ((ids: readonly string[]) => void) | undefined;
  onRemove: ((id: string) => void) | undefined;
  onRestore: ((photo: Photo, index: number) => void) | undefined;
}

/** Moves, removes and restores photos, with an announcement for each. */
export function usePhotoActs({ photos, announce, onReorder, onRemove, onRestore }: PhotoActsOptions) {
  const messages = useMessages(photoGridTexts);
  const [removed, setRemoved] = useState<{ photo: Photo; index: number } | null>(null);
  const ids = photos.map(({ id }) => id);

  return {
    /** The photo removed last, while it can be brought back. */
    removed,
    move(id: string, to: number) {
      const from = ids.indexOf(id);
      if (from < 0 || from === to) return;
      setRemoved(null); // its former position has changed
      announce(messages.photoMoved(from + 1, to + 1));
      onReorder?.(withMoved(ids, from, to));
    },
    remove(photo: Photo) {
      const index = ids.indexOf(photo.id);
      setRemoved({ photo, index });
      announce(messages.photoRemoved(index + 1));
      onRemove?.(photo.id);
    },
    restore() {
      if (!removed) return;
      setRemoved(null);
      announce(messages.photoRestored(removed.index + 1));
      onRestore?.(removed.photo, removed.index);
    },
  };
}
