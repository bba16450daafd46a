import type { RouteName } from '@portal/domain';
import { House, Package, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';

/** Pictures of the pages that are linked. */
export const pageIcons: Partial<Record<RouteName, ReactNode>> = {
  home: <House size={20} />,
  catalogue: <Package size={20} />,
  'register-brands': <Tag size={20} />,
  'register-ecommerce-brands': <Store size={20} />,
};
