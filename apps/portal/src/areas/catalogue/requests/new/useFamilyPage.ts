import { useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';

const NAME = 'solicitacoesCadastrosFamilias';

/** Which page of the families is on screen: that of the first one in error after the form was refused. */
export function useFamilyPage(count: number, size: number) {
  const [shown, showPage] = useState(1);
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
    showFamily(index);
    // Its page is drawn first.
    requestAnimationFrame(() => setFocus(`${NAME}.${index}.${field}`));
  });
  useEffect(() => {
    if (submitCount > 0) showFirstError();
  }, [submitCount]);

  return { page, showPage, showFamily };
}
