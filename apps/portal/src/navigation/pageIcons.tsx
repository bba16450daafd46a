import type { RouteName } from '@portal/domain';
import {
  ArrowLeftRight,
  Boxes,
  Building2,
  ClipboardList,
  ClipboardPen,
  House,
  Layers,
  ListTree,
  Package,
  PackagePlus,
  PackageSearch,
  Shapes,
  ShoppingCart,
  Store,
  Tag,
  UserCog,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Pictures of the pages that are linked. */
export const pageIcons: Partial<Record<RouteName, ReactNode>> = {
  home: <House size={20} />,
  'supplier-supplier-register': <ClipboardPen size={20} />,
  catalogue: <Package size={20} />,
  'product-operation': <PackageSearch size={20} />,
  'ecommerce-products': <ShoppingCart size={20} />,
  'product-requests': <ClipboardList size={20} />,
  'my-products': <PackagePlus size={20} />,
  'register-brands': <Tag size={20} />,
  'register-ecommerce-brands': <Store size={20} />,
  'register-division-groups': <Boxes size={20} />,
  'register-division-group-manager': <ArrowLeftRight size={20} />,
  'register-managers': <UserCog size={20} />,
  'register-divisions': <Layers size={20} />,
  'register-market-classifications': <ListTree size={20} />,
  'register-family-categories': <Shapes size={20} />,
  'register-categories': <Building2 size={20} />,
};
