import type { RouteName } from '@portal/domain';
import { House, Package, Store, Tag } from 'lucide-react';
import type { ReactNode } from 'react';

/** Pictures of the pages that are linked. */
export const pageIcons: Partial<Record<RouteName, ReactNode>> = {
  home: <House />,
  catalogue: <Package />,
  'register-brands': <Tag />,
  'register-ecommerce-brands': <Store />,
};
