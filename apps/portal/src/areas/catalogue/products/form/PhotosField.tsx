import type { Schemas } from '@portal/api';
import { PHOTO_MAX_PIXELS, type ProductPhotoForm } from '@portal/domain';
import { PhotoGrid } from '@portal/ui';
import { type Ref, useRef } from 'react';
import { useLatest } from '../../../../shared/forms/useLatest.ts';
import { inOrder, photoKey, reordered, withFiles, withoutPhoto, withRestored } from './photoEntries.ts';

/** Widths of new files in pixels, which the grid reads to warn about narrow photos. */
const widthsPx = new WeakMap<File, number>();

interface PhotosFieldProps {
  label: string;
  value: readonly ProductPhotoForm[];
  onValueChange(photos: ProductPhotoForm[]): void;
  /** The stored photos with their addresses. */
  stored: readonly Schemas['ProductPhoto'][];
  /** Name of the product, for the text alternatives of its photos. */
  productName: string;
  /** Creates the address that shows a new file. */
  addressOf(file: File): string;
  /** Version of the product: what a save removed cannot be brought back. */
  version: number | undefined;
  required?: boolean | undefined;
  readOnly?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Photos of a product: added, removed, put in order; the first is the thumbnail (PRD-051 to PRD-056, GAP-48, GAP-49). */
export function PhotosField({
  value,
  onValueChange,
  stored,
  productName,
  addressOf,
  ...field
}: PhotosFieldProps) {
  const latest = useLatest(value); // reading the widths takes time, in which others may be added
  const removed = useRef(new Map<string, ProductPhotoForm>());

  const change = (next: ProductPhotoForm[]) => {
    latest.current = next;
    onValueChange(next);
  };

  return (
    <PhotoGrid
      {...field}
      maxPixels={PHOTO_MAX_PIXELS}
      photos={inOrder(value).map((photo, index) => ({
        id: photoKey(photo),
        url: photo.arquivo ?? stored.find(({ id }) => id === photo.id)?.arquivo ?? '',
        alt: `${productName || 'Produto'}, foto ${index + 1}`,
        ...(photo.file && {
          fileName: photo.file.name,
          bytes: photo.file.size,
          widthPx: widthsPx.get(photo.file),
        }),
      }))}
      onAdd={(files, details) => {
        for (const [index, file] of files.entries()) {
          const width = details.widthsPx[index];
          if (width !== undefined) widthsPx.set(file, width);
        }
        change(withFiles(latest.current, files, addressOf));
      }}
      onReorder={(ids) => change(reordered(latest.current, ids))}
      onRemove={(id) => {
        const photo = latest.current.find((one) => photoKey(one) === id);
        if (photo) removed.current.set(id, photo);
        change(withoutPhoto(latest.current, id));
      }}
      onRestore={({ id }, index) => {
        const photo = removed.current.get(id);
        if (photo) change(withRestored(latest.current, photo, index));
      }}
    />
  );
}
