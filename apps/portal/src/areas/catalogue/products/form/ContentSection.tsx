import type { contentFields } from '@portal/domain';
import { Grid, RichTextField, Section } from '@portal/ui';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { CharacteristicsField } from './CharacteristicsField.tsx';
import { TagsField } from './TagsField.tsx';

const { Text, useField } = inputsOf<typeof contentFields>();

/** Tags, characteristics, description and video of a product, for the e-commerce (PRD-018, GAP-29). */
export function ContentSection() {
  return (
    <Section title="Conteúdo" level={3}>
      <Grid>
        <TagsField />
        <CharacteristicsField />
        <RichTextField {...useField('descricao')} data-span="full" />
        <Text name="linkVideo" data-span="full" type="url" placeholder="https://" />
      </Grid>
    </Section>
  );
}
