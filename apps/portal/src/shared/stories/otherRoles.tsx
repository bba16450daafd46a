import { href, ROLES, type Role, routeNamed, type StaticRouteName } from '@portal/domain';
import type { HttpHandler } from 'msw';
import { Fragment, type ReactElement } from 'react';
import { expect } from 'storybook/test';
import { PortalStory } from './PortalStory.tsx';
import { staff } from './people.ts';
import type { StoryActor } from './StoryActor.ts';
import { workAnswer } from './work.ts';

interface Mounting {
  mount(element: ReactElement): Promise<StoryActor['canvas']>;
  step(label: string, act: () => Promise<void>): Promise<void> | void;
  globals: { theme?: unknown };
}

/** Members of staff who may not open a page. */
function refusedRoles(page: StaticRouteName): readonly Role[] {
  const { roles } = routeNamed(page);
  return ROLES.filter((role) => role !== 'Fornecedor' && Array.isArray(roles) && !roles.includes(role));
}

/**
 * The story of what other roles see of a page: asked for by its address it is closed, and no link leads to it. Suppliers have
 * a home of their own (`guard.e2e.ts`).
 *
 * @param page that not every role may open.
 */
export function otherRoles(page: StaticRouteName) {
  const { title } = routeNamed(page);
  return {
    beforeEach: ({ msw }: { readonly msw: { use(handler: HttpHandler): void } }) => msw.use(workAnswer()),
    async play({ mount, step, globals }: Mounting) {
      const theme = globals.theme === 'dark' ? 'dark' : 'light';
      await expect(refusedRoles(page).length).toBeGreaterThan(0);
      for (const role of refusedRoles(page)) {
        await step(role, async () => {
          const canvas = await mount(
            <Fragment key={role}>
              <PortalStory path={href(page)} session={staff(role)} theme={theme} />
            </Fragment>,
          );
          await expect(await canvas.findByRole('heading', { name: 'Início', level: 1 })).toBeVisible();
          await expect(canvas.queryByRole('heading', { name: title })).not.toBeInTheDocument();
          for (const link of canvas.queryAllByRole('link'))
            await expect(link).not.toHaveAttribute('href', href(page));
        });
      }
    },
  };
}
