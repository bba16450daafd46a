import { PortalStory, type PortalStoryProps } from './PortalStory.tsx';

interface StoryGlobals {
  globals: { theme?: unknown; density?: unknown };
}

/** Draws the portal of a story in the theme and density of the toolbar. */
export function renderPortal(args: PortalStoryProps, { globals }: StoryGlobals) {
  return (
    <PortalStory
      {...args}
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
      density={globals.density === 'compact' ? 'compact' : 'comfortable'}
    />
  );
}

/** How the story of a page stands in the canvas and in the docs. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
} as const;
