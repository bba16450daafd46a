import { filledProductLock } from '@portal/domain';
import { Card, ErrorState } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useDeferredValue } from 'react';
import { recordReadingOf } from '../../../../shared/server-state/readingOf.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { TabSkeleton } from '../../products/catalogue/LoadingTabs.tsx';
import { FilledProduct, type FilledProductProps } from './FilledProduct.tsx';
import { requestedProductQueryAtom } from './requestedProductCalls.ts';

interface OpenProductProps extends Omit<FilledProductProps, 'product' | 'lock'> {
  /** Id of the product in its request, `null` for a new one. */
  id: number | null;
  /** Why no product of the family can be saved; `null` where they can. */
  productsReason: string | null;
}

/** A product of a request, which is read first with its photos (PRC-010, PRC-011), or a new one. */
export function OpenProduct({ id, productsReason, ...rest }: OpenProductProps) {
  const options = useAtomValue(requestedProductQueryAtom)(id ?? 0);
  const query = useQuery({ ...options, enabled: id !== null }, useAtomValue(portalQueryClientAtom));
  const read = id === null ? null : query.data;
  // Its form is drawn in slices, between which keys are heard.
  const product = useDeferredValue(read);
  const { error, onRetry } = recordReadingOf(query, true, 'Produto não encontrada');
  if (error) {
    return (
      <Card>
        <ErrorState message={error.message} code={error.code} onRetry={onRetry} retrying={query.isFetching} />
      </Card>
    );
  }
  if (product === undefined) {
    return (
      <Card>
        <TabSkeleton />
      </Card>
    );
  }
  return <FilledProduct {...rest} product={product} lock={filledProductLock(product, productsReason)} />;
}
