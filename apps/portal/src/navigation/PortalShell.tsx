import { ROLE_LABELS } from '@portal/domain';
import { AppShell, Button, LogoutDialog } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { sessionAtom } from '../session/sessionAtom.ts';
import { Brand } from '../shared/brand/Brand.tsx';
import { LeaveGuard } from '../shared/forms/LeaveGuard.tsx';
import { servicesAtom } from '../shared/services/servicesAtom.ts';
import { AppearanceSwitches } from './AppearanceSwitches.tsx';
import { navigationOf } from './navigationOf.ts';

/** The frame of every page behind the sign-in: navigation, who is signed in, appearance and the way out. */
export function PortalShell() {
  const session = useAtomValue(sessionAtom);
  const { signOut } = useAtomValue(servicesAtom);
  const { pathname } = useLocation();
  const [leaving, setLeaving] = useState(false);
  if (!session) return null;
  return (
    <AppShell
      brand={<Brand narrows />}
      navigation={navigationOf(session.roles)}
      currentHref={pathname}
      user={{ name: session.name, detail: session.roles.map((role) => ROLE_LABELS[role]).join(', ') }}
      actions={
        <>
          <AppearanceSwitches />
          <Button variant="ghost" onClick={() => setLeaving(true)}>
            Sair
          </Button>
        </>
      }
    >
      <Outlet />
      <LeaveGuard />
      <LogoutDialog open={leaving} onOpenChange={setLeaving} onLogout={signOut} />
    </AppShell>
  );
}
