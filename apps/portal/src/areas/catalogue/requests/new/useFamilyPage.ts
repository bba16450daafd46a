import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';

const NAME = 'solicitacoesCadastrosFamilias';

/** Which page of the families is on screen: that of the first one in error after the form was refused. */
export function useFamilyPage(count: number, size: number) {
  const [shown, showPage] = useState(1);
  /** The field that gets the focus once its page is drawn. */
  const [wanted, want] = useState<{ readonly field: `${typeof NAME}.${number}.${string}` } | null>(null);
  const { control, setFocus } = useEditorContext();
  const { errors, submitCount } = useFormState({ control, name: NAME });
  const last = Math.max(1, Math.ceil(count / size));
  const page = Math.min(shown, last);
  const showFamily = (index: number) => showPage(Math.floor(index / size) + 1);

  const showFirstError = useEffectEvent(() => {
    // Errors of rows stand at their places; those of the list as a whole have none.
    const wrong = errors[NAME] as unknown as readonly (object | undefined)[] | { readonly type: string };
    if (errors.fornecedorId || !Array.isArray(wrong)) return;
    const index = wrong.findIndex((row) => row !== undefined);
    const [field] = Object.keys(wrong[index] ?? {});
    if (field === undefined) return;
    // In slices, after the messages: both in one piece would keep the browser from answering.
    startTransition(() => {
      showFamily(index);
      want({ field: `${NAME}.${index}.${field}` });
    });
  });
  useEffect(() => {
    if (submitCount > 0) showFirstError();
  }, [submitCount]);
  useEffect(() => {
    if (wanted) setFocus(wanted.field);
  }, [wanted, setFocus]);

  return {
    page,
    /** Shows another page, in slices. */
    showPage: (wantedPage: number) => startTransition(() => showPage(wantedPage)),
    showFamily,
  };
}
