import { ArrowLeft, ArrowRight, GripVertical, Star, Trash2 } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './PhotoGrid.styles.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';
import { placeForKey } from './photoOrder.ts';

interface PhotoControlsProps {
  /** From 0. */
  index: number;
  count: number;
  /** Id of the text that explains the keys of the handle. */
  keysId: string;
  /** Without it the order is fixed. */
  onMove: ((to: number) => void) | undefined;
  onRemove: (() => void) | undefined;
  onDragStart: (event: PointerEvent<HTMLElement>) => void;
}

/** Handle and buttons of one photo: whatever dragging does, a single press does too (WCAG 2.5.7). */
export function PhotoControls({ index, count, keysId, onMove, onRemove, onDragStart }: PhotoControlsProps) {
  const messages = useMessages(photoGridTexts);
  const position = index + 1;
  const first = index === 0;
  const last = position === count;

  const pressKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!onMove || event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const place = placeForKey(event.key, index, count, rtl);
    if (place === null) return;
    event.preventDefault();
    onMove(place);
  };

  return (
    <S.Controls>
      {onMove && (
        <>
          <S.Handle
            size="sm"
            label={messages.movePhoto(position)}
            icon={<GripVertical aria-hidden="true" />}
            aria-describedby={keysId}
            onKeyDown={pressKey}
            onPointerDown={onDragStart}
          />
          <IconButton
            size="sm"
            label={messages.makeCover(position)}
            icon={<Star aria-hidden="true" />}
            disabled={first}
            disabledReason={messages.photoIsCover}
            onClick={() => onMove(0)}
          />
          <IconButton
            size="sm"
            label={messages.movePhotoBefore(position)}
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={first}
            disabledReason={messages.photoIsFirst}
            onClick={() => onMove(index - 1)}
          />
          <IconButton
            size="sm"
            label={messages.movePhotoAfter(position)}
            icon={<ArrowRight aria-hidden="true" />}
            disabled={last}
            disabledReason={messages.photoIsLast}
            onClick={() => onMove(index + 1)}
          />
        </>
      )}
      {onRemove && (
        <IconButton
          size="sm"
          label={messages.removePhoto(position)}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      )}
    </S.Controls>
  );
}
