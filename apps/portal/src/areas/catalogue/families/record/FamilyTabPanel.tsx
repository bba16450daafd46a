import { href } from '@portal/domain';
import { Link, Stack } from '@portal/ui';
import { useOpenedRecord } from '../../../../shared/recent/useOpenedRecord.ts';
import { FamilyFormView } from '../form/FamilyFormView.tsx';
import type { Family } from '../form/familyFormValues.ts';
import { NewFamilyBanner } from '../NewFamilyBanner.tsx';

/** The tab of the family's own data; a new family says where it goes on. */
export function FamilyTabPanel({ family }: { family: Family }) {
  useOpenedRecord(href('catalogue-family', { id: family.id }), family.nome);
  return (
    <Stack gap="lg">
      <NewFamilyBanner
        page="catalogue-family"
        action={
          <Link href={href('catalogue-family', { id: family.id, aba: 'produtos' })}>Cadastrar produtos</Link>
        }
      >
        O próximo passo é cadastrar os produtos dela, com fotos, EAN e fornecedores.
      </NewFamilyBanner>
      <FamilyFormView key={family.id} family={family} />
    </Stack>
  );
}
