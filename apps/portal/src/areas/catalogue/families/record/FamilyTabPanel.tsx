import { href } from '@portal/domain';
import { Banner, Link, Stack } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useOpenedRecord } from '../../../../shared/recent/useOpenedRecord.ts';
import { FamilyFormView } from '../form/FamilyFormView.tsx';
import type { Family } from '../form/familyFormValues.ts';
import { isNewFamilyAtom } from './familyRecordAtoms.ts';

/** The tab of the family's own data; a new family says where it goes on. */
export function FamilyTabPanel({ family }: { family: Family }) {
  const isNew = useAtomValue(isNewFamilyAtom);
  useOpenedRecord(href('catalogue-family', { id: family.id }), family.nome);
  return (
    <Stack gap="lg">
      {isNew && (
        <Banner
          tone="success"
          title="Família criada"
          action={
            <Link href={href('catalogue-family', { id: family.id, aba: 'produtos' })}>
              Cadastrar produtos
            </Link>
          }
        >
          O próximo passo é cadastrar os produtos dela, com fotos, EAN e fornecedores.
        </Banner>
      )}
      <FamilyFormView key={family.id} family={family} page={`catalogue-family/${family.id}`} />
    </Stack>
  );
}
