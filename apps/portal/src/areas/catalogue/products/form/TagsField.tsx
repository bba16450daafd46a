import { type contentFields, TAG_MAX } from '@portal/domain';
import { MultiSelect } from '@portal/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';
import { inputsOf } from '../../../../shared/editor/fieldInputs.tsx';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import {
  createTag,
  productTagLookup,
  TAGS_AFTER_CREATION,
  TAGS_PAGE_SIZE,
  tagOption,
} from './productTags.ts';

const { useField } = inputsOf<typeof contentFields>();

/**
 * Tags of a product, searched page by page; Enter creates one when there is none with that name (PRD-073 to
 * PRD-079).
 */
export function TagsField() {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const { known } = useEditorContext();
  const { value, onValueChange, inputRef: _, ...field } = useField('tagsIds');
  const [pageSize, setPageSize] = useState(TAGS_PAGE_SIZE);
  const { choice } = useLookup(productTagLookup, pageSize);
  const create = async (text: string) => {
    const { tag, isNew } = await createTag(api, text);
    if (isNew) {
      notify.success('Tag criada');
      setPageSize(TAGS_AFTER_CREATION);
      void client.invalidateQueries({ queryKey: ['get', productTagLookup.path] });
    }
    return tagOption(tag);
  };

  return (
    <MultiSelect
      {...field}
      {...choice}
      value={value.map((id) => known.of('tagsIds', id) ?? { value: id, label: `Tag ${id}` })}
      onValueChange={(options) => {
        for (const option of options) known.learn('tagsIds', option);
        onValueChange(options.map((option) => option.value));
      }}
      onCreate={create}
      createMaxLength={TAG_MAX}
    />
  );
}
