import { href, PRIVACY_NOTICE_VERSION, privacyNotice } from '@portal/domain';
import { formatDate } from '@portal/formats';
import { Link, PageHead, Section } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { sessionAtom } from '../../session/sessionAtom.ts';
import { Brand } from '../../shared/brand/Brand.tsx';
import * as S from './PrivacyNoticePage.styles.ts';

/** The privacy notice, for everybody, signed in or not (LGPD, D31). */
export function PrivacyNoticePage() {
  const session = useAtomValue(sessionAtom);
  return (
    <S.Root>
      <S.Content>
        <header>
          <Brand />
        </header>
        <S.Content as="main">
          <PageHead
            title="Aviso de privacidade"
            description={`Versão de ${formatDate(PRIVACY_NOTICE_VERSION)}. Como tratamos os dados pessoais de fornecedores, conforme a LGPD (Lei 13.709/2018).`}
          />
          {privacyNotice.map(({ title, paragraphs, items }) => (
            <Section key={title} title={title}>
              {paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
              {items && (
                <ul>
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
            </Section>
          ))}
          <p>
            {session ? (
              <Link href={href('my-account')}>Ir para a minha conta</Link>
            ) : (
              <Link href={href('sign-up')}>Ir para o cadastro</Link>
            )}
          </p>
        </S.Content>
      </S.Content>
    </S.Root>
  );
}
