import { useLayoutEffect } from 'react';
import { sharedTexts } from '../../../locale/sharedTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import PopoverPanel from '../../../overlays/popover/PopoverPanel.tsx';
import { ValidationsList } from '../../validations-popover/ValidationsList.tsx';
import type { Validation } from '../columns/column.ts';

/** The validations asked for, and the button that asked. */
export interface ShownValidations {
  anchor: HTMLElement;
  rowName: string;
  validations: readonly Validation[];
}

interface ValidationsPopoverProps {
  shown: ShownValidations;
  onClose: () => void;
}

/** The checks of one row with their states. Renders a floating `<div>`. */
export default function ValidationsPopover({ shown, onClose }: ValidationsPopoverProps) {
  const messages = useMessages(sharedTexts);

  useLayoutEffect(() => {
    shown.anchor.setAttribute('aria-expanded', 'true');
    return () => shown.anchor.removeAttribute('aria-expanded');
  }, [shown.anchor]);

  return (
    <PopoverPanel
      anchor={shown.anchor}
      title={messages.validations}
      aria-label={`${messages.validations}: ${shown.rowName}`}
      closeButton={false}
      closeOnScroll // the row may leave its element
      onClose={onClose}
    >
      <ValidationsList validations={shown.validations} />
    </PopoverPanel>
  );
}
