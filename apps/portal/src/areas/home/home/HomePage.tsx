import { Card, Grid, Inline, Link, PageHead, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useOutletContext } from 'react-router';
import type { PageLink } from '../../../navigation/PageLink.ts';
import { sessionAtom } from '../../../session/sessionAtom.ts';

/** Start page: a card for each built page that the user may open (GAP-18). */
export function HomePage() {
  const pages = useOutletContext<readonly PageLink[]>();
  const session = useAtomValue(sessionAtom);
  if (!session) return null;
  const links = pages.filter(({ name }) => name !== 'home');
  return (
    <Stack gap="lg">
      <PageHead
        title="Início"
        description={
          links.length > 0
            ? `Olá, ${session.givenName}. Escolha por onde começar.`
            : `Olá, ${session.givenName}. As páginas do seu perfil ainda estão em construção.`
        }
      />
      <Grid columns={3}>
        {links.map(({ name, title, description, href, icon: Icon }) => (
          <Card key={name}>
            <Stack gap="sm">
              <Inline>
                <Icon size={20} />
                <Link href={href}>{title}</Link>
              </Inline>
              <p>{description}</p>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
