import type { RouteName } from '@portal/domain';
import { Banner } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { type ReactNode, useMemo } from 'react';
import { addressAtom } from '../../../shared/address/addressAtom.ts';

/** In the address of the page that opens once a family was created. */
export const JUST_CREATED = { criada: 'sim' } as const;

interface NewFamilyBannerProps {
  /** The page that it stands on. */
  page: RouteName;
  /** The way to the next step. */
  action?: ReactNode;
  /** What the next step is. */
  children: ReactNode;
}

/** Says where a family that was created just before goes on. */
export function NewFamilyBanner({ page, ...next }: NewFamilyBannerProps) {
  const { search } = useAtomValue(useMemo(() => addressAtom(page), [page]));
  const isNew = new URLSearchParams(search).has('criada');
  return isNew && <Banner {...next} tone="success" title="Família criada" />;
}
