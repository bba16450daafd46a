import { Banner } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useSignInReason } from './useSignInReason.ts';

/** Says why one is at the sign-in page: the session ended, or a page needs it. Renders nothing for a visitor who simply came. */
export function SignInReason() {
  const reason = useSignInReason();
  const [said, say] = useState<string | null>(null);
  useEffect(() => say(reason), [reason]); // what stands in a status from the start is not read out
  return reason && <div role="status">{said && <Banner title={said} />}</div>;
}
