import { RecordPage, Skeleton, StatusBadge, Tabs } from '@portal/ui';
import { useAtom, useAtomValue } from 'jotai';
import { Suspense, useDeferredValue, useMemo } from 'react';
import { lazyPart } from '../../../../shared/loading/lazyPart.ts';
import { HistoryLink } from '../../HistoryLink.tsx';
import { earlyProductAtom, familyRecordAtom, familyTabAtom } from './familyRecordAtoms.ts';

const FamilyTabPanel = lazyPart(async () => (await import('./FamilyTabPanel.tsx')).FamilyTabPanel);
const ProductCatalogue = lazyPart(
  async () => (await import('../../products/catalogue/ProductCatalogue.tsx')).ProductCatalogue,
);

const comingTab = <Skeleton shape="block" height={320} />;

/** A family of the catalogue and its products, in two tabs (RTE-008, FAM-001, PRD-001). */
export function FamilyRecordPage() {
  const record = useAtomValue(familyRecordAtom);
  const [openTab, setTab] = useAtom(familyTabAtom);
  // The form of a family is drawn in slices, between which the browser answers; until it is there, what was there stays.
  const { title, status, backHref, family, loading, error, onRetry, tab } = useDeferredValue(
    useMemo(() => ({ ...record, tab: openTab }), [record, openTab]),
  );
  useAtomValue(earlyProductAtom);
  return (
    <RecordPage
      title={title}
      backHref={backHref}
      status={status && <StatusBadge tone={status.tone}>{status.label}</StatusBadge>}
      actions={family && <HistoryLink table="Familias" codigo={family.codigo} />}
      loading={loading}
      error={error}
      onRetry={onRetry}
    >
      {family && (
        <Suspense fallback={comingTab}>
          <Tabs
            label="Família e produtos"
            value={tab}
            onValueChange={setTab}
            tabs={[
              { id: 'familia', label: 'Família', content: <FamilyTabPanel family={family} /> },
              { id: 'produtos', label: 'Produtos da família', content: <ProductCatalogue family={family} /> },
            ]}
          />
        </Suspense>
      )}
    </RecordPage>
  );
}
