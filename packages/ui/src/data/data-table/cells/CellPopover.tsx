import { useLayoutEffect } from 'react';
import PopoverPanel from '../../../overlays/popover/PopoverPanel.tsx';
import type { CellPopup } from '../columns/column.ts';

/** What a cell shows beside itself, and the button that asked. */
export interface ShownPopup extends CellPopup {
  anchor: HTMLElement;
  rowName: string;
}

interface CellPopoverProps {
  shown: ShownPopup;
  onClose: () => void;
}

/** Shows more about one cell. Renders a floating `<div>`. */
export default function CellPopover({ shown, onClose }: CellPopoverProps) {
  const { anchor, title, rowName, content } = shown;

  useLayoutEffect(() => {
    anchor.setAttribute('aria-expanded', 'true');
    return () => anchor.removeAttribute('aria-expanded');
  }, [anchor]);

  return (
    <PopoverPanel
      anchor={anchor}
      title={title}
      aria-label={`${title}: ${rowName}`}
      closeButton={false}
      closeOnScroll // the row may leave its element
      onClose={onClose}
    >
      {content}
    </PopoverPanel>
  );
}
