/** A photo of a product, stored or about to be. */
export interface Photo {
  id: string;
  /** Address of the picture. */
  url: string;
  /** Text alternative. */
  alt: string;
  /** Name of the file that it was picked as, shown with at most 50 characters (FMC-114). */
  fileName?: string | undefined;
  /** Width in pixels, as `onAdd` gave it; without it there is no advice on it. */
  widthPx?: number | undefined;
  /** Size in bytes; without it there is no advice on it. */
  bytes?: number | undefined;
}

/** What makes a good photo: advised, not demanded (PRD-053, PRD-055, PRD-056, GAP-48). */
export const advised = { count: 5, widthPx: 1000, bytes: 5_242_880 } as const;

/** What could be better about a photo. */
export function shortcomings({ widthPx, bytes }: Pick<Photo, 'widthPx' | 'bytes'>) {
  return {
    tooNarrow: widthPx !== undefined && widthPx < advised.widthPx,
    tooHeavy: bytes !== undefined && bytes > advised.bytes,
  };
}
