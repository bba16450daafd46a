import { LINK_VIDEO_MAX } from '@portal/domain';
import { Grid, RichTextField, Section, TextField } from '@portal/ui';
import { useFormField } from '../../../../shared/forms/useFormField.ts';
import { CharacteristicsField } from './CharacteristicsField.tsx';
import type { ContentSectionProps } from './productSection.ts';
import { TagsField } from './TagsField.tsx';

/** What the on-line shop tells about a product: tags, characteristics, description and video (PRD-018, GAP-29). */
export function ContentSection({ form, product, access }: ContentSectionProps) {
  const { control } = form;
  const { inputRef: _tags, ...tags } = useFormField(control, 'tagsIds');
  const { inputRef: _characteristics, ...characteristics } = useFormField(control, 'caracteristicasIds');
  const description = useFormField(control, 'descricao');
  const video = useFormField(control, 'linkVideo');
  const readOnly = access.productLock !== null;
  return (
    <Section title="Conteúdo" level={3}>
      <Grid>
        <TagsField {...tags} known={product?.tags ?? []} readOnly={readOnly} />
        <CharacteristicsField {...characteristics} readOnly={readOnly} />
        <RichTextField {...description} data-span="full" label="Descrição" readOnly={readOnly} />
        <TextField
          {...video}
          data-span="full"
          label="Link do vídeo"
          type="url"
          placeholder="https://"
          maxLength={LINK_VIDEO_MAX}
          readOnly={readOnly}
        />
      </Grid>
    </Section>
  );
}
