import { PageHead, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../session/sessionAtom.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { PrivacySection } from './PrivacySection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Password and sessions of the signed-in user, from the account menu (D25); for a supplier its privacy too (D31). */
export function MyAccountPage() {
  const session = useAtomValue(sessionAtom);
  return (
    <Stack gap="lg">
      <PageHead title="Minha conta" />
      <PasswordForm />
      <SessionsSection />
      {session?.roles.includes('Fornecedor') && <PrivacySection />}
    </Stack>
  );
}
