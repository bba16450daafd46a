import { href } from '@portal/domain';
import { AuthPage, Link } from '@portal/ui';
import { Brand } from '../../../shared/brand/Brand.tsx';

/** Shown for unknown addresses (FND-036, GAP-19). */
export function NotFoundPage() {
  return (
    <AuthPage
      title="Página não encontrada"
      description="O endereço não existe ou mudou de lugar."
      brand={<Brand />}
    >
      <Link href={href('home')}>Voltar ao início</Link>
    </AuthPage>
  );
}
