import { newRequestFields } from '@portal/domain';
import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';

const NAME = 'solicitacoesCadastrosFamilias';

/** The fields of a family in the order in which they stand. */
const FIELDS = Object.keys(newRequestFields[NAME].fields);

/**
 * Which page of the families is on screen, and what of it gets the focus: the first field in error after the form was
 * refused.
 */
export function useFamilyPage(count: number, size: number) {
  const [shown, showPage] = useState(1);
  /** Gives the focus to a part of a family once its page is drawn. */
  const [wanted, want] = useState<{ focus(): void } | null>(null);
  const { control, setFocus } = useEditorContext();
  const { errors, submitCount } = useFormState({ control, name: NAME });
  const last = Math.max(1, Math.ceil(count / size));
  const page = Math.min(shown, last);
  const goTo = (index: number, focus: () => void) => {
    showPage(Math.floor(index / size) + 1);
    want({ focus });
  };
  const goToField = (index: number, field: string) =>
    goTo(index, () => setFocus(`${NAME}.${index}.${field}`));

  const showFirstError = useEffectEvent(() => {
    // Errors of rows stand at their places; those of the list as a whole have none.
    const wrong = errors[NAME] as unknown as readonly (object | undefined)[] | { readonly type: string };
    if (errors.fornecedorId || !Array.isArray(wrong)) return;
    const index = wrong.findIndex((row) => row !== undefined);
    const family = wrong[index] ?? {};
    const field = FIELDS.find((name) => name in family);
    if (field === undefined) return;
    // In slices, after the messages: both in one piece would keep the browser from answering.
    startTransition(() => goToField(index, field));
  });
  useEffect(() => {
    if (submitCount > 0) showFirstError();
  }, [submitCount]);
  useEffect(() => wanted?.focus(), [wanted]);

  return {
    page,
    /** Shows another page, in slices. */
    showPage: (wantedPage: number) => startTransition(() => showPage(wantedPage)),
    /** Shows the page of a family, whose part then takes the focus. */
    goTo,
    /** Shows the page of a family and focuses a field of it. */
    goToField,
  };
}
