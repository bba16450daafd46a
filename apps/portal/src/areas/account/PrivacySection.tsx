import { href } from '@portal/domain';
import { formatDate, formatInstantDateTime } from '@portal/formats';
import { Card, Description, DescriptionList, Link, Section, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { privacyAtom } from '../../shared/privacy/privacyAtoms.ts';

/** Which privacy notice the supplier accepted, and when (LGPD, D31). */
export function PrivacySection() {
  const { data, isError } = useAtomValue(privacyAtom);
  const accepted = data?.versaoAceita ?? null;
  const waiting = isError ? 'Não foi possível ler' : 'Carregando…';
  return (
    <Section title="Privacidade" description="O aviso de privacidade e o que você aceitou dele.">
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
