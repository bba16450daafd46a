import type { RouteName } from '@portal/domain';
import type { LucideIcon } from 'lucide-react';

/** A link to a page that the user may open. The shell hands them to its pages as context of the outlet. */
export interface PageLink {
  readonly name: RouteName;
  readonly href: string;
  readonly title: string;
  /** What the link says in the navigation. */
  readonly label: string;
  /** Group of the navigation that the page stands in, `null` for above all groups. */
  readonly section: string | null;
  /** What the page is for, on its card at the start. */
  readonly description: string;
  readonly icon: LucideIcon;
}
