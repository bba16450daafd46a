import { AuthPage, Button, Stack } from '@portal/ui';
import type { HandOverQuestion } from '../../../session/handOverQuestionAtom.ts';
import type { Session } from '../../../session/Session.ts';
import { Brand } from '../../../shared/brand/Brand.tsx';

const nameOf = ({ name, email }: Session) => (email ? `${name} (${email})` : name);

/** Asks before the session that another system hands over takes the place of another user's (FND-023, D14). */
export function HandOverQuestionPage({ current, next, answer }: HandOverQuestion) {
  return (
    <AuthPage
      title="Trocar de usuário?"
      description={`O portal está aberto para ${nameOf(current)}. O endereço que você abriu traz o acesso de ${nameOf(next)}. O que não foi salvo se perde na troca.`}
      brand={<Brand />}
    >
      <Stack>
        <Button variant="primary" onClick={() => answer(false)}>
          {`Continuar como ${current.givenName}`}
        </Button>
        <Button onClick={() => answer(true)}>{`Entrar como ${next.givenName}`}</Button>
      </Stack>
    </AuthPage>
  );
}
