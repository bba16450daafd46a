import { PageHead, Stack } from '@portal/ui';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsSection } from './SessionsSection.tsx';

/** Password and sessions of the signed-in user, from the account menu (D25). */
export function MyAccountPage() {
  return (
    <Stack gap="lg">
      <PageHead title="Minha conta" />
      <PasswordForm />
      <SessionsSection />
    </Stack>
  );
}
