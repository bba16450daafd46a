import type { RouteName } from '@portal/domain';
import {
  ClipboardList,
  House,
  Package,
  PackagePlus,
  PackageSearch,
  ShoppingCart,
  Store,
  Tag,
} from 'lucide-react';
import type { ReactNode } from 'react';

/** Pictures of the pages that are linked. */
export const pageIcons: Partial<Record<RouteName, ReactNode>> = {
  home: <House size={20} />,
  catalogue: <Package size={20} />,
  'product-operation': <PackageSearch size={20} />,
  'ecommerce-products': <ShoppingCart size={20} />,
  'product-requests': <ClipboardList size={20} />,
  'my-products': <PackagePlus size={20} />,
  'register-brands': <Tag size={20} />,
  'register-ecommerce-brands': <Store size={20} />,
};
