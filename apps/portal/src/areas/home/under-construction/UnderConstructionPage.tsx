import { EmptyState, PageHead, Stack } from '@portal/ui';
import { useLocation } from 'react-router';
import { pageTitle } from '../../../navigation/pageTitle.ts';

/** Placeholder of a page that is not built yet. */
export function UnderConstructionPage() {
  const { pathname } = useLocation();
  return (
    <Stack gap="lg">
      <PageHead title={pageTitle(pathname)} />
      <EmptyState title="Em construção" description="Esta página ainda não está pronta." />
    </Stack>
  );
}
