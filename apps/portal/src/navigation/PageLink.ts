import type { RouteName } from '@portal/domain';
import type { LucideIcon } from 'lucide-react';

/** A link to a page that the user may open. */
export interface PageLink {
  readonly name: RouteName;
  readonly href: string;
  readonly title: string;
  /** Label of the link in the navigation. */
  readonly label: string;
  /** Section of the navigation, `null` for the top level. */
  readonly section: string | null;
  /** What is done on the page: the palette finds it by these words too. */
  readonly description: string;
  readonly icon: LucideIcon;
}
