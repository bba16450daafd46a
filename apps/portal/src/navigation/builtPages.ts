import type { RouteName } from '@portal/domain';

/**
 * The pages that are built. The navigation and the home page link these and no others; every other route shows
 * 'Em construção'.
 */
export const builtPages = [
  { name: 'home', section: null },
  { name: 'catalogue', section: 'Produtos', label: 'Catálogo' },
  { name: 'register-brands', section: 'Subcadastros' },
  { name: 'register-ecommerce-brands', section: 'Subcadastros' },
] as const satisfies readonly BuiltPage[];

/** A page that the navigation links. */
export interface BuiltPage {
  readonly name: RouteName;
  /** Group of the navigation that the page stands in, `null` for above all groups. */
  readonly section: string | null;
  /** What the link says, if not the title of the page. */
  readonly label?: string;
}
