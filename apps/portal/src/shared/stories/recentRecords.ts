import { href } from '@portal/domain';
import type { RecentRecord } from '../recent/recentRecords.ts';

/** What the user of a story opened before, the last one first. */
export const recentRecords: readonly RecentRecord[] = [
  { href: href('catalogue-family', { id: 87 }), label: 'PANELA TRAMONTINA 4,5 LT SOLAR' },
  {
    href: href('supplier-partner', { id: '3f0c6f0e-6a0b-4a5e-9f51-0d2b8f6d7c99' }),
    label: 'DOCES DO VALE LTDA',
  },
];
