import { href } from '@portal/domain';
import { Banner, Button, Link } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useOneAtATime } from '../shared/forms/useOneAtATime.ts';
import { acceptNoticeAtom, privacyAtom } from '../shared/privacy/privacyAtoms.ts';
import { focusPage } from './focusPage.ts';
import * as S from './OfflineBanner.styles.ts';

/** Asks a supplier for the version of the privacy notice that holds, until it is accepted; nothing waits for it (D31). */
export function PrivacyNoticeBanner() {
  const { data } = useAtomValue(privacyAtom);
  const accept = useSetAtom(acceptNoticeAtom);
  const { act, underWay } = useOneAtATime(async () => {
    if (await accept()) focusPage(); // the button is gone
  });
  const asks = data !== undefined && data.versaoAceita !== data.versaoAtual;
  return (
    <S.Place>
      {asks && (
        <Banner
          title={data.versaoAceita === null ? 'Aviso de privacidade' : 'O aviso de privacidade mudou'}
          action={
            <Button size="sm" loading={underWay} onClick={() => void act()}>
              Li e aceito
            </Button>
          }
        >
          <p>
            Leia{' '}
            <Link href={href('privacy')} target="_blank">
              como tratamos os dados pessoais
            </Link>{' '}
            e confirme. Você pode continuar enquanto isso.
          </p>
        </Banner>
      )}
    </S.Place>
  );
}
