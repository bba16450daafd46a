import { Awaited } from '../floatOnDemand.tsx';
import { GiveUp } from '../GiveUp.tsx';
import { onDemand } from '../onDemand.tsx';

/** The list of a combobox. A page whose lists nobody opens does not carry what draws them. */
export const LazyListPanel = onDemand(
  () => import('./ListPanel.tsx'),
  ({ open, onClose, onFetchAgain }) => {
    const close = () => {
      onClose('focus-out');
      onFetchAgain();
    };
    return open && <GiveUp onClose={close} />;
  },
  ({ open, anchorRef, onClose }) =>
    open && <Awaited anchorRef={anchorRef} onClose={() => onClose('focus-out')} />,
);
