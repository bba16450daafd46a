import type { Schemas } from '@portal/api';
import { MultiSelect } from '@portal/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useLookup } from '../../../../shared/lookups/useLookup.ts';
import { portalQueryClientAtom } from '../../../../shared/server-state/serverStateAtoms.ts';
import { apiAtom, notifyAtom } from '../../../../shared/services/servicesAtom.ts';
import {
  createTag,
  productTagLookup,
  TAG_SEARCH_DELAY_MS,
  TAGS_AFTER_CREATION,
  TAGS_PAGE_SIZE,
  tagOption,
} from './productTags.ts';
import { tagNamesAtom } from './tagNamesAtom.ts';

/** Most characters of a tag. */
const TAG_MAX = 60;

interface TagsFieldProps {
  /** Ids of the chosen tags. */
  value: readonly number[];
  onValueChange(ids: number[]): void;
  /** Tags that came with the product. */
  known: readonly Schemas['Tag'][];
  error?: string | undefined;
  readOnly?: boolean | undefined;
}

/** Tags of a product, searched page by page, and created by Enter where there is none of that name (PRD-073 to PRD-079). */
export function TagsField({ value, onValueChange, known, ...field }: TagsFieldProps) {
  const api = useAtomValue(apiAtom);
  const notify = useAtomValue(notifyAtom);
  const client = useAtomValue(portalQueryClientAtom);
  const names = useAtomValue(tagNamesAtom);
  const nameTags = useSetAtom(tagNamesAtom);
  const [pageSize, setPageSize] = useState(TAGS_PAGE_SIZE);
  const { choice } = useLookup(productTagLookup, pageSize);
  const nameOf = (id: number) =>
    names.get(id) ?? known.find((tag) => tag.id === id)?.descricao ?? `Tag ${id}`;

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
      label="Tags"
      value={value.map((id) => ({ value: id, label: nameOf(id) }))}
      onValueChange={(options) => {
        nameTags(options.map((option) => ({ id: option.value, descricao: option.label })));
        onValueChange(options.map((option) => option.value));
      }}
      searchDelayMs={TAG_SEARCH_DELAY_MS}
      onCreate={field.readOnly ? undefined : create}
      createMaxLength={TAG_MAX}
    />
  );
}
