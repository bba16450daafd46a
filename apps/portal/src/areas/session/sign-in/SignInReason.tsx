import { Banner } from '@portal/ui';
import { useIsDrawn } from '../../../shared/announcement/useIsDrawn.ts';
import { useSignInReason } from './useSignInReason.ts';

/** Says why one is at the sign-in page: the session ended, or a page needs it. Renders nothing for a visitor who simply came. */
export function SignInReason() {
  const reason = useSignInReason();
  const isDrawn = useIsDrawn();
  return reason && <div role="status">{isDrawn && <Banner title={reason} />}</div>;
}
