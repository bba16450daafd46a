import { ImageOff, TriangleAlert } from 'lucide-react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { TruncatedText } from '../../data/truncated-text/TruncatedText.tsx';
import { formatFileSize } from '../../internal/files/fileSize.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { valueTexts } from '../../locale/valueTexts.ts';
import * as S from './PhotoGrid.styles.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';
import { advised, type Photo, shortcomings } from './photoAdvice.ts';

interface PhotoTileProps {
  photo: Photo;
  /** From 0; the first is the cover. */
  index: number;
  /** It follows the pointer. */
  dragging: boolean;
  /** The side on which a photo let go now would stand. */
  drop: 'before' | 'after' | undefined;
  /** A mouse drags by the picture too; a finger there scrolls the page. */
  onDragStart: ((event: PointerEvent<HTMLElement>) => void) | undefined;
  /** Handle and buttons. */
  children?: ReactNode;
}

/** One photo with its place, advice and controls. Renders an `<li>`. */
export function PhotoTile({ photo, index, dragging, drop, onDragStart, children }: PhotoTileProps) {
  const messages = useMessages(photoGridTexts);
  const { formats } = useMessages(valueTexts);
  const [brokenUrl, setBrokenUrl] = useState<string>();
  const { tooNarrow, tooHeavy } = shortcomings(photo);
  const advice = [
    tooNarrow && messages.photoTooNarrow(advised.widthPx),
    tooHeavy && messages.photoTooHeavy(formatFileSize(advised.bytes, formats)),
  ].filter((text) => text !== false);
  return (
    <S.Tile data-dragging={dragging ? '' : undefined} data-drop={drop}>
      <S.Frame
        data-theme="light"
        data-movable={onDragStart ? '' : undefined}
        onPointerDown={(event) => event.pointerType === 'mouse' && onDragStart?.(event)}
      >
        {photo.url === brokenUrl ? (
          <S.Broken role="img" aria-label={`${photo.alt}: ${messages.photoUnavailable}`}>
            <ImageOff aria-hidden="true" />
            {messages.photoUnavailable}
          </S.Broken>
        ) : (
          <S.Picture
            src={photo.url}
            alt={photo.alt}
            draggable={false}
            onError={() => setBrokenUrl(photo.url)}
          />
        )}
        <S.Place data-cover={index === 0 ? '' : undefined}>
          {index === 0 ? messages.cover : messages.photoNumber(index + 1)}
        </S.Place>
      </S.Frame>
      {children}
      {photo.fileName && (
        <S.FileName>
          <TruncatedText text={photo.fileName} maxGraphemes={50} />
        </S.FileName>
      )}
      {advice.map((text) => (
        <S.Advice key={text}>
          <TriangleAlert aria-hidden="true" />
          {text}
        </S.Advice>
      ))}
    </S.Tile>
  );
}
