import { ROLES } from '@portal/domain';
import type { Session } from '../../session/Session.ts';
import { PortalStory, type PortalStoryProps } from './PortalStory.tsx';
import { staff, supplier } from './people.ts';

interface StoryGlobals {
  globals: { theme?: unknown; density?: unknown; role?: unknown };
}

/** User of the toolbar; `undefined` for that of the story. */
function sessionOfRole(name: unknown): Session | null | undefined {
  if (name === 'visitante') return null;
  const role = ROLES.find((known) => known === name);
  if (role === undefined) return undefined;
  return role === 'Fornecedor' ? supplier : staff(role);
}

/** Renders the portal of a story with theme, density and user of the toolbar. */
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

/** Layout of page stories in canvas and docs. */
export const pageParameters = {
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '640px' } },
} as const;
