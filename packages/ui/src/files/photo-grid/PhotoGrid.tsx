import { Images } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { EmptyState } from '../../feedback/empty-state/EmptyState.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import type { FieldRootProps } from '../../internal/field/Field.tsx';
import type { FieldProps } from '../../internal/field/fieldProps.ts';
import { useFocusInList } from '../../internal/files/useFocusInList.ts';
import { useMergedRefs } from '../../internal/useMergedRefs.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { PhotoControls } from './PhotoControls.tsx';
import * as S from './PhotoGrid.styles.ts';
import { photoGridTexts } from './PhotoGrid.texts.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { PhotoTile } from './PhotoTile.tsx';
import { PhotoUndo } from './PhotoUndo.tsx';
import type { Photo } from './photoAdvice.ts';
import { usePhotoActs } from './usePhotoActs.ts';
import { usePhotoDrag } from './usePhotoDrag.ts';

export interface PhotoGridProps
  extends Omit<FieldProps, 'name' | 'label' | 'hideLabel'>,
    Omit<FieldRootProps, 'children'> {
  /** Names the photos and their choice. */
  label: string;
  /** In their order; the first is the cover (PRD-052). */
  photos: readonly Photo[];
  /** Called with the ids in their new order. */
  onReorder?: ((ids: readonly string[]) => void) | undefined;
  /** Called with the id of a removed photo. Keep its address until it can no longer be restored. */
  onRemove?: ((id: string) => void) | undefined;
  /** Called with a restored photo and its place from 0; without it removing cannot be undone. */
  onRestore?: ((photo: Photo, index: number) => void) | undefined;
  /** What is stored: with another one, as after a save, what was removed or refused before is no longer shown. */
  version?: string | number | undefined;
  /** Called with new files that passed, with their widths in pixels where known, for `widthPx`. */
  onAdd?: PhotoAddHandler | undefined;
  /** Most photos (GAP-48). @default 7 */
  maxPhotos?: number | undefined;
  /** Largest size of one photo in bytes (GAP-48). @default 10_485_760 */
  maxBytes?: number | undefined;
  /** Most pixels of one photo. @default no limit */
  maxPixels?: number | undefined;
  /** Help below the choice, beside the advice on how many photos, how wide and how large. */
  hint?: ReactNode;
  /** The `<input>` that chooses files; `ref` is the root element. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

export type PhotoAddHandler = (
  files: readonly File[],
  details: { widthsPx: readonly (number | undefined)[] },
) => void;

/**
 * Photos of a product: chosen, put in order by mouse, finger, keyboard or buttons, removed and brought back; only
 * shown where `readOnly`. Renders a `<div>` around a drop zone and an `<ol>`.
 */
export function PhotoGrid({
  label,
  photos,
  onReorder,
  onRemove,
  onRestore,
  version,
  onAdd,
  maxPhotos = 7,
  maxBytes = 10_485_760,
  maxPixels,
  hint,
  error,
  required,
  readOnly = false,
  disabled = false,
  disabledReason,
  inputRef: givenInputRef,
  ...rest
}: PhotoGridProps) {
  const messages = useMessages(photoGridTexts);
  const id = useId();
  const listRef = useRef<HTMLOListElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const mergedInputRef = useMergedRefs(inputRef, givenInputRef);
  /** Brought back, and not yet among the photos. */
  const restoredRef = useRef<string>(undefined);
  const [announcement, announce] = useAnnouncement();
  const acts = usePhotoActs({ photos, version, announce, onReorder, onRemove, onRestore });
  const { drag, start } = usePhotoDrag({ listRef, onDrop: acts.move });
  const focus = useFocusInList(listRef, () => undoRef.current ?? inputRef.current);
  const editable = !readOnly && !disabled;
  const dragged = drag && photos.findIndex((photo) => photo.id === drag.id);

  const dropSide = (index: number) => {
    if (drag?.place !== index || dragged === null || dragged === index) return undefined;
    return index < dragged ? ('before' as const) : ('after' as const);
  };

  const restore = () => {
    restoredRef.current = acts.removed?.photo.id;
    acts.restore();
  };

  useEffect(() => {
    const index = photos.findIndex(({ id: photoId }) => photoId === restoredRef.current);
    const list = listRef.current;
    if (index < 0 || !list) return;
    restoredRef.current = undefined;
    const { activeElement, body } = list.ownerDocument;
    if (activeElement === body) list.children[index]?.querySelector('button')?.focus();
  }, [photos]);

  useLayoutEffect(() => {
    // The last possible photo closes its choice.
    if (editable && inputRef.current?.matches(':disabled:focus'))
      listRef.current?.lastElementChild?.querySelector('button')?.focus();
  });

  return (
    <S.Root {...rest}>
      {readOnly || !onAdd ? (
        <S.Label>{label}</S.Label>
      ) : (
        <PhotoPicker
          label={label}
          hint={hint}
          error={error}
          required={required}
          disabled={disabled}
          disabledReason={disabledReason}
          count={photos.length}
          maxPhotos={maxPhotos}
          maxBytes={maxBytes}
          maxPixels={maxPixels}
          version={version}
          onAdd={onAdd}
          inputRef={mergedInputRef}
        />
      )}
      {readOnly && photos.length === 0 && (
        <EmptyState icon={<Images aria-hidden="true" />} title={messages.noPhotos} />
      )}
      {photos.length > 0 && (
        <S.List ref={listRef} aria-label={label} {...focus}>
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              index={index}
              dragging={drag?.id === photo.id}
              drop={dropSide(index)}
              onDragStart={editable && onReorder ? (event) => start(event, photo.id) : undefined}
            >
              {editable && (onReorder || onRemove) && (
                <PhotoControls
                  index={index}
                  count={photos.length}
                  keysId={`${id}-keys`}
                  onMove={onReorder && ((to) => acts.move(photo.id, to))}
                  onRemove={onRemove && (() => acts.remove(photo))}
                  onDragStart={(event) => start(event, photo.id)}
                />
              )}
            </PhotoTile>
          ))}
        </S.List>
      )}
      {acts.removed && onRestore && editable && photos.length < maxPhotos && (
        <PhotoUndo position={acts.removed.index + 1} buttonRef={undoRef} onUndo={restore} />
      )}
      {editable && <S.Keys id={`${id}-keys`}>{messages.movePhotoKeys}</S.Keys>}
      <Announcement>{announcement}</Announcement>
    </S.Root>
  );
}
