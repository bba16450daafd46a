import type { LinkProps } from '@portal/ui';
import { Link } from 'react-router';

/** The link component of the library, connected to the router: changes the page without a reload. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
