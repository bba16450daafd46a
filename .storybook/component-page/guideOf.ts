import type { Guide } from '../../packages/ui/src/internal/stories/guide.ts';

const guides = import.meta.glob<{ guide: Guide }>('../../packages/ui/src/**/*.guide.tsx');
const stories = Object.keys(import.meta.glob('../../packages/ui/src/**/*.stories.tsx'));

/** Address of the page of a component; null where there is none of that name. */
export function pageOf(name: string): string | null {
  const file = stories.find((path) => path.endsWith(`/${name}.stories.tsx`));
  const group = file?.split('/')[5];
  return group === undefined ? null : `?path=/docs/${group}-${name.toLowerCase()}--docs`;
}

/** Loads the guide beside a file of stories; null where it has none. */
export async function guideOf(storiesFile: string): Promise<Guide | null> {
  const own = storiesFile.replace(/^.*packages\/ui\/src\//, '').replace('.stories.tsx', '.guide.tsx');
  const load = guides[`../../packages/ui/src/${own}`];
  return load === undefined ? null : (await load()).guide;
}
