/** What a picture is taken of, as Storybook hands it to every hook. */
interface Shown {
  id: string;
  tags: readonly string[];
  canvasElement: HTMLElement;
}

declare global {
  /** Set by a test run that compares pictures (`pictures.setup.ts`); the stories themselves know no test runner. */
  var comparePicture: ((id: string, canvas: HTMLElement) => Promise<void>) | undefined;
}

/** Compares what stories tagged `visual` look like with their picture in `packages/ui/pictures`. */
export async function comparePictures({ id, tags, canvasElement }: Shown) {
  if (tags.includes('visual')) await globalThis.comparePicture?.(id, canvasElement);
}
