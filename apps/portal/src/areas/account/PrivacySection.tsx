import { href } from '@portal/domain';
import { formatDate, formatInstantDateTime } from '@portal/formats';
import { Button, Card, Description, DescriptionList, Link, Section, Stack } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useOneAtATime } from '../../shared/forms/useOneAtATime.ts';
import { privacyAtom } from '../../shared/privacy/privacyAtoms.ts';
import { downloadOwnDataAtom } from './accountAtoms.ts';

/** Which privacy notice the supplier accepted, when, and the archive of its own data (LGPD, D31). */
export function PrivacySection() {
  const { data, isError } = useAtomValue(privacyAtom);
  const accepted = data?.versaoAceita ?? null;
  const { act: download, underWay } = useOneAtATime(useSetAtom(downloadOwnDataAtom));
  const waiting = isError ? 'Não foi possível ler' : 'Carregando…';
  return (
    <Section
      title="Privacidade"
      description="O aviso de privacidade e o que você aceitou dele. Seus dados vêm em um arquivo ZIP: conta, cadastro, alterações, e-mails e documentos enviados."
      actions={
        <Button loading={underWay} onClick={download}>
          Baixar meus dados
        </Button>
      }
    >
      <Card>
        <Stack>
          <DescriptionList>
            <Description label="Versão aceita">
              {data ? (accepted === null ? 'Nenhuma' : formatDate(accepted)) : waiting}
            </Description>
            <Description label="Aceita em">
              {data ? data.dataAceite && formatInstantDateTime(data.dataAceite) : waiting}
            </Description>
          </DescriptionList>
          <Link href={href('privacy')}>Ler o aviso de privacidade</Link>
        </Stack>
      </Card>
    </Section>
  );
}
