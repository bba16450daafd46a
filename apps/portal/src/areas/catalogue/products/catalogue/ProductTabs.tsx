import { href, productAccess } from '@portal/domain';
import { Card, Section, StatusBadge, Tabs } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { type Ref, Suspense } from 'react';
import { sessionAtom } from '../../../../session/sessionAtom.ts';
import { lazyPart } from '../../../../shared/loading/lazyPart.ts';
import { useOpenedRecord } from '../../../../shared/recent/useOpenedRecord.ts';
import { HistoryLink } from '../../HistoryLink.tsx';
import { useObjectUrls } from '../../images/useObjectUrls.ts';
import { productStatus } from '../../productStatus.ts';
import { ProductFormPanel } from '../form/ProductFormPanel.tsx';
import type { Family, Product } from '../form/productFormValues.ts';
import { useProductEditor } from '../form/useProductEditor.ts';
import { chosenProductAtom } from './chosenProductAtom.ts';
import { NOT_LOADED, TabSkeleton } from './LoadingTabs.tsx';

const EanTab = lazyPart(async () => (await import('../../eans/EanTab.tsx')).EanTab);
const SuppliersTab = lazyPart(
  async () => (await import('../../product-suppliers/SuppliersTab.tsx')).SuppliersTab,
);

interface ProductTabsProps {
  family: Family;
  /** The product, `null` for a new one. */
  product: Product | null;
  tab: string;
  onTabChange(tab: string): void;
  /** Called with the id of a created product. */
  onCreated(id: number): void;
  /** Another product is loading. @default false */
  loading?: boolean;
  /** Its element, which takes focus from code. */
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A product in tabs (PRD-003): EANs and suppliers are disabled until it is loaded (PRD-004) and missing for a new
 * one (PRD-005). The form keeps its input while another tab is open.
 */
export function ProductTabs({
  family,
  product,
  tab,
  onTabChange,
  onCreated,
  loading = false,
  ref,
}: ProductTabsProps) {
  const choose = useSetAtom(chosenProductAtom);
  const access = productAccess(useAtomValue(sessionAtom)?.roles ?? [], product, family);
  const addressOf = useObjectUrls();
  const form = useProductEditor({
    family,
    product,
    access,
    onCreated: ({ id }) => {
      onCreated(id);
      choose(id, { replace: true });
    },
  });
  useOpenedRecord(href('catalogue-family', { id: family.id, produto: product?.id }), product?.nome);
  const waiting = { disabled: loading, disabledReason: NOT_LOADED };
  const status = product && productStatus(product.status);

  return (
    <Section
      title={product?.nome ?? 'Novo produto'}
      description={product ? `Código ${product.codigo}` : undefined}
      actions={
        product &&
        status && (
          <>
            <HistoryLink table="Produtos" codigo={product.codigo} />
            <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
          </>
        )
      }
      tabIndex={-1}
      ref={ref}
    >
      <Tabs
        label="Dados do produto"
        value={tab}
        onValueChange={onTabChange}
        tabs={[
          {
            id: 'product',
            label: 'Produtos',
            content: (
              <Card>
                <ProductFormPanel
                  form={form}
                  family={family}
                  product={product}
                  access={access}
                  addressOf={addressOf}
                />
              </Card>
            ),
          },
          ...(product
            ? [
                {
                  id: 'eans',
                  label: 'EAN',
                  ...waiting,
                  content: (
                    <Suspense fallback={<TabSkeleton />}>
                      <EanTab product={product} />
                    </Suspense>
                  ),
                },
                {
                  id: 'suppliers',
                  label: 'Fornecedores',
                  ...waiting,
                  content: (
                    <Suspense fallback={<TabSkeleton />}>
                      <SuppliersTab product={product} />
                    </Suspense>
                  ),
                },
              ]
            : []),
        ]}
      />
    </Section>
  );
}
