import { AuthPage, Spinner } from '@portal/ui';
import { Brand } from '../../../shared/brand/Brand.tsx';

/** Shown while the first page loads or a session is handed over (GAP-03). */
export function LoadingPage() {
  return (
    <AuthPage title="Carregando..." brand={<Brand />}>
      <Spinner />
    </AuthPage>
  );
}
