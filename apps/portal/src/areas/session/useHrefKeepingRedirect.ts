import { href } from '@portal/domain';
import { useSearchParams } from 'react-router';

/** Makes addresses of the open pages that keep the `redirect` of this one (GAP-01). */
export function useHrefKeepingRedirect() {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  return (
    page: 'sign-in' | 'sign-in-backoffice' | 'sign-up' | 'password-recovery',
    values?: { readonly acesso: 'colaborador' },
  ) => href(page, { ...values, redirect });
}
