import { type ReactElement, use, useEffect } from 'react';
import { Awaited } from '../floatOnDemand.tsx';
import { LoadErrorContext } from '../LoadErrorContext.ts';
import { onDemand } from '../onDemand.tsx';
import type { ListPanelProps } from './ListPanel.tsx';
import type { OptionValue } from './options/option.ts';

/** A list that could not be fetched closes, and is asked for again by the time it is opened anew. */
function Unfetched({ open, onClose, onFetchAgain }: Missing) {
  const tell = use(LoadErrorContext);
  useEffect(() => {
    if (!open) return;
    tell?.();
    onClose('focus-out');
    onFetchAgain();
  }, [open, tell, onClose, onFetchAgain]);
  return null;
}

type Missing = Pick<ListPanelProps<OptionValue>, 'open' | 'onClose'> & { onFetchAgain: () => void };

function Coming({ open, anchorRef, onClose }: ListPanelProps<OptionValue>) {
  return open && <Awaited anchorRef={anchorRef} onClose={() => onClose('focus-out')} />;
}

/** The list of a combobox. A page whose lists nobody opens does not carry what draws them. */
export const LazyListPanel = onDemand(() => import('./ListPanel.tsx'), Unfetched, Coming) as unknown as <
  Value extends OptionValue,
>(
  props: ListPanelProps<Value>,
) => ReactElement; // onDemand drops the parameter
