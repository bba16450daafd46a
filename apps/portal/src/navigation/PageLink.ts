import type { RouteName } from '@portal/domain';
import type { LucideIcon } from 'lucide-react';

/** A link to a page that the user may open. The shell passes the links to its pages as outlet context. */
export interface PageLink {
  readonly name: RouteName;
  readonly href: string;
  readonly title: string;
  /** Label of the link in the navigation. */
  readonly label: string;
  /** Section of the navigation, `null` for the top level. */
  readonly section: string | null;
  /** Description of the page, on its card on the home page. */
  readonly description: string;
  readonly icon: LucideIcon;
}
