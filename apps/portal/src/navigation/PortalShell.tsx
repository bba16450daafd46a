import { ROLE_LABELS } from '@portal/domain';
import { formatCnpj } from '@portal/formats';
import { AppShell, type NavigationSection } from '@portal/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Session } from '../session/Session.ts';
import { sessionAtom } from '../session/sessionAtom.ts';
import { Brand } from '../shared/brand/Brand.tsx';
import { LeaveGuard } from '../shared/forms/LeaveGuard.tsx';
import { prefetchAtRest } from '../shared/loading/prefetchAtRest.ts';
import { keepFreshAtom } from '../shared/server-state/changesByOthers.ts';
import { portalQueryClientAtom } from '../shared/server-state/serverStateAtoms.ts';
import { currentHref } from './currentHref.ts';
import { fetchPointedPages } from './fetchPointedPages.ts';
import { navigationAtom } from './navigationAtom.ts';
import { OfflineBanner } from './OfflineBanner.tsx';
import type { PageLink } from './PageLink.ts';
import { PortalUploads } from './PortalUploads.tsx';
import { pageLinks } from './pageLinks.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';
import { SignOutQuestion } from './SignOutQuestion.tsx';
import { useAccountMenu } from './useAccountMenu.tsx';

/** Nothing waits for the notice: where its code cannot be fetched it is asked for at the next visit (D31). */
const PrivacyNoticeBanner = lazy<ComponentType>(() =>
  import('./PrivacyNoticeBanner.tsx').then(
    ({ PrivacyNoticeBanner }) => ({ default: PrivacyNoticeBanner }),
    () => ({ default: () => null }),
  ),
);

/** The side navigation: the pages by their sections. */
function navigationOf(pages: readonly PageLink[]): NavigationSection[] {
  const groups = Map.groupBy(pages, ({ section }) => section);
  return [...groups].map(([section, links]) => ({
    id: section ?? 'start',
    ...(section === null ? {} : { label: section }),
    items: links.map(({ name, label, href, icon: Icon }) => ({
      id: name,
      label,
      href,
      icon: <Icon size={20} />,
    })),
  }));
}

/** Who is signed in; the company of a supplier by its CNPJ. */
function userOf({ name, roles, email, cnpj }: Session) {
  const detail = roles.map((role) => ROLE_LABELS[role]).join(', ');
  const facts = [cnpj && `CNPJ ${formatCnpj(cnpj)}`, email].filter((fact) => fact !== null);
  return { name, detail, facts };
}

/** The frame of every page behind the sign-in: navigation and the menu of the account. */
export function PortalShell() {
  const session = useAtomValue(sessionAtom);
  const location = useLocation();
  const [leaving, setLeaving] = useState(false);
  const keepFresh = useSetAtom(keepFreshAtom);
  useEffect(() => keepFresh(), [keepFresh]);
  useEffect(() => fetchPointedPages(), []);
  const queryClient = useAtomValue(portalQueryClientAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => prefetchAtRest(queryClient), [queryClient, location.pathname]);
  const [navigation, setNavigation] = useAtom(navigationAtom);
  const userMenu = useAccountMenu({ onSignOut: () => setLeaving(true) });
  if (!session) return null;
  const links = pageLinks(session.roles);
  return (
    <AppShell
      brand={<Brand narrows />}
      navigation={navigationOf(links)}
      currentHref={currentHref(location, links)}
      collapsed={navigation === 'collapsed'}
      onCollapsedChange={(collapsed) => setNavigation(collapsed ? 'collapsed' : 'expanded')}
      user={userOf(session)}
      userMenu={userMenu}
      actions={
        <>
          <PaletteButton />
          <PortalUploads />
        </>
      }
    >
      <OfflineBanner />
      {session.roles.includes('Fornecedor') && (
        <Suspense fallback={null}>
          <PrivacyNoticeBanner />
        </Suspense>
      )}
      <Outlet />
      <LeaveGuard />
      <SignOutQuestion open={leaving} onOpenChange={setLeaving} />
    </AppShell>
  );
}
