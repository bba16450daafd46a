import { type ReactElement, useEffect } from 'react';
import { onDemand } from '../onDemand.tsx';
import type { ListPanelProps } from './ListPanel.tsx';
import type { OptionValue } from './options/option.ts';

/** A list that could not be fetched closes, and is asked for again by the time it is opened anew. */
function Unfetched({ open, onClose, onFetchAgain }: Missing) {
  useEffect(() => {
    if (!open) return;
    onClose('focus-out');
    onFetchAgain();
  }, [open, onClose, onFetchAgain]);
  return null;
}

type Missing = Pick<ListPanelProps<OptionValue>, 'open' | 'onClose'> & { onFetchAgain: () => void };

/** The list of a combobox. A page whose lists nobody opens does not carry what draws them. */
export const LazyListPanel = onDemand(() => import('./ListPanel.tsx'), Unfetched) as unknown as <
  Value extends OptionValue,
>(
  props: ListPanelProps<Value>,
) => ReactElement; // onDemand drops the parameter
