import { ROLE_LABELS } from '@portal/domain';
import { AppShell, Button, LogoutDialog, type NavigationSection } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { sessionAtom } from '../session/sessionAtom.ts';
import { Brand } from '../shared/brand/Brand.tsx';
import { LeaveGuard } from '../shared/forms/LeaveGuard.tsx';
import { keepFreshAtom } from '../shared/server-state/changesByOthers.ts';
import { servicesAtom } from '../shared/services/servicesAtom.ts';
import { AppearanceSwitches } from './AppearanceSwitches.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import type { PageLink } from './PageLink.ts';
import { pageLinks } from './pageLinks.ts';
import { PaletteButton } from './palette/PaletteButton.tsx';

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

/** The frame of every page behind the sign-in: navigation, user, appearance and sign-out. */
export function PortalShell() {
  const session = useAtomValue(sessionAtom);
  const { signOut } = useAtomValue(servicesAtom);
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const keepFresh = useSetAtom(keepFreshAtom);
  useEffect(() => keepFresh(), [keepFresh]);
  if (!session) return null;
  const links = pageLinks(session.roles);
  return (
    <AppShell
      brand={<Brand narrows />}
      navigation={navigationOf(links)}
      currentHref={pathname}
      user={{ name: session.name, detail: session.roles.map((role) => ROLE_LABELS[role]).join(', ') }}
      actions={
        <>
          <PaletteButton />
          <AppearanceSwitches />
          <Button variant="ghost" onClick={() => setLeaving(true)}>
            Sair
          </Button>
        </>
      }
    >
      <OfflineBanner />
      <Outlet />
      <LeaveGuard />
      <LogoutDialog open={leaving} onOpenChange={setLeaving} onLogout={signOut} />
    </AppShell>
  );
}
