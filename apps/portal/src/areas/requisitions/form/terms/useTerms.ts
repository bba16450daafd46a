import { clearTerms, EMPTY_TERMS, type PaymentTerms } from '@portal/domain';
import { useWatch } from 'react-hook-form';
import { useEditorContext } from '../../../../shared/editor/EditorContext.ts';

/** The payment term at a path of the form, and a change of all of it. */
export function useTerms(name: string) {
  const { control, change } = useEditorContext();
  const terms: PaymentTerms = { ...EMPTY_TERMS, ...useWatch({ control, name }) };
  return {
    terms,
    /** Changes the term as if somebody had typed it; what its type does not have goes (C-8). */
    change: (next: PaymentTerms) => change(name, clearTerms(next)),
  };
}
