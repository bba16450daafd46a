import { Grid, PageHead, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { workPrefetchAtom } from '../../../shared/work/workAtom.ts';
import { OwnRegistrationSection } from './OwnRegistrationSection.tsx';
import { RecentSection } from './RecentSection.tsx';
import { WorkSection } from './WorkSection.tsx';

/** Start page: what waits for the user, and what the user opened last (GAP-18, D29). */
export function HomePage() {
  const session = useAtomValue(sessionAtom);
  if (!session) return null;
  return (
    <Stack gap="lg">
      <PageHead title="Início" description={`Olá, ${session.givenName}.`} />
      <Grid>
        <Stack gap="lg">
          <WorkSection />
          {session.fluxoCadastroId !== null && <OwnRegistrationSection flowId={session.fluxoCadastroId} />}
        </Stack>
        <RecentSection />
      </Grid>
    </Stack>
  );
}
HomePage.prefetch = workPrefetchAtom;
