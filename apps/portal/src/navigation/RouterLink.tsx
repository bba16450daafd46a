import type { LinkProps } from '@portal/ui';
import { Link } from 'react-router';

/** The link of the component library, drawn by the router: changes the page without loading the portal again. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link {...rest} to={href} />;
}
