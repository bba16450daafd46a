import { Card, Grid, Link, PageHead, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { pageLinks } from '../../../navigation/pageLinks.ts';
import { sessionAtom } from '../../../session/sessionAtoms.ts';

/** Start of the portal: a card for each built page that the user may open (GAP-18). */
export function HomePage() {
  const session = useAtomValue(sessionAtom);
  const links = pageLinks(session?.roles ?? []).filter(({ name }) => name !== 'home');
  return (
    <Stack gap="lg">
      <PageHead title="Início" description={session ? `Olá, ${session.givenName}` : undefined} />
      <Grid columns={3}>
        {links.map(({ name, section, title, href }) => (
          <Card key={name}>
            <Stack gap="xs">
              <Link href={href}>{title}</Link>
              <span>{section}</span>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
