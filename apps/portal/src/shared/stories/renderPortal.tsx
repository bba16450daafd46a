import { ROLES } from '@portal/domain';
import type { Session } from '../../session/Session.ts';
import { PortalStory, type PortalStoryProps } from './PortalStory.tsx';
import { staff, supplier } from './people.ts';

interface StoryGlobals {
  globals: { theme?: unknown; density?: unknown; role?: unknown };
}

/** Whom the toolbar puts in the place of the person of the story; `undefined` for that person. */
function sessionOfRole(name: unknown): Session | null | undefined {
  if (name === 'visitante') return null;
  const role = ROLES.find((known) => known === name);
  if (role === undefined) return undefined;
  return role === 'Fornecedor' ? supplier : staff(role);
}

/** Draws the portal of a story in the theme and density of the toolbar, for the person it names. */
export function renderPortal(args: PortalStoryProps, { globals }: StoryGlobals) {
  const session = sessionOfRole(globals.role);
  return (
    <PortalStory
      {...args}
      key={String(globals.role)}
      session={session === undefined ? args.session : session}
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
