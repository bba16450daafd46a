import { Banner } from '@portal/ui';
import { useSignInReason } from './useSignInReason.ts';

/** Says why one is at the sign-in page: the session ended, or a page needs it. Renders nothing for a visitor who simply came. */
export function SignInReason() {
  const reason = useSignInReason();
  return reason && <Banner title={reason} />;
}
