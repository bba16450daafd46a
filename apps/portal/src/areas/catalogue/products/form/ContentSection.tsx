import type { contentFields } from '@portal/domain';
import { RichTextField, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { CharacteristicsField } from './CharacteristicsField.tsx';
import { TagsField } from './TagsField.tsx';

const { FieldGrid, OrRead, Text, useField } = inputsOf<typeof contentFields>();

/** Tags, characteristics, description and video of a product, for the e-commerce (PRD-018, GAP-29). */
export function ContentSection() {
  return (
    <Section title="Conteúdo" level={3}>
      <FieldGrid of="tagsIds">
        <OrRead name="tagsIds">
          <TagsField />
        </OrRead>
        <OrRead name="caracteristicasIds">
          <CharacteristicsField />
        </OrRead>
        <OrRead name="descricao" data-span="full">
          <RichTextField {...useField('descricao')} data-span="full" />
        </OrRead>
        <Text name="linkVideo" data-span="full" type="url" placeholder="https://" />
      </FieldGrid>
    </Section>
  );
}
