import { Skeleton, Stack, Tabs } from '@portal/ui';

export const NOT_LOADED = 'Aguarde o carregamento do produto';

/** Placeholder of a tab that is loading. */
export function TabSkeleton() {
  return (
    <Stack>
      <Skeleton shape="block" height={28} width="60%" />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={72} />
      <Skeleton shape="block" height={160} />
    </Stack>
  );
}

/** The tabs of a product that is loading: only the first is enabled (PRD-004). */
export function LoadingTabs() {
  const waiting = { disabled: true, disabledReason: NOT_LOADED, content: null };
  return (
    <Tabs
      label="Dados do produto"
      aria-busy
      tabs={[
        { id: 'product', label: 'Produtos', content: <TabSkeleton /> },
        { id: 'eans', label: 'EAN', ...waiting },
        { id: 'suppliers', label: 'Fornecedores', ...waiting },
      ]}
    />
  );
}
