import { AppShellSkeleton, AuthPage, Spinner } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { handOverQuestionAtom } from '../../../session/handOverQuestionAtom.ts';
import { sessionAtom } from '../../../session/sessionAtom.ts';
import { Brand } from '../../../shared/brand/Brand.tsx';
import { lazyPart } from '../../../shared/loading/lazyPart.ts';
import { storedNavigation } from '../../../shared/preferences/storedPreferences.ts';

const HandOverQuestionPage = lazyPart(
  async () => (await import('./HandOverQuestionPage.tsx')).HandOverQuestionPage,
);

/**
 * Shown while the first page loads or a session is handed over (GAP-03): for a signed-in user the shell without its content, so
 * that a reload does not look like the sign-in.
 */
export function LoadingPage() {
  const session = useAtomValue(sessionAtom);
  const question = useAtomValue(handOverQuestionAtom);
  const loading = session ? (
    <AppShellSkeleton brand={<Brand narrows />} collapsed={storedNavigation() === 'collapsed'} />
  ) : (
    <AuthPage title="Carregando..." brand={<Brand />}>
      <Spinner />
    </AuthPage>
  );
  if (!question) return loading;
  return (
    <Suspense fallback={loading}>
      <HandOverQuestionPage {...question} />
    </Suspense>
  );
}
