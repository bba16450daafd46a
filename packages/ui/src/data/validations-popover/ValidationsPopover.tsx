import { Button, type ButtonProps } from '../../actions/button/Button.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { tableTexts } from '../../locale/tableTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import type { Validation } from '../data-table/columns/column.ts';
import { ValidationsList } from './ValidationsList.tsx';

export interface ValidationsPopoverProps extends Omit<ButtonProps, 'children'> {
  /** The checks with their states as text and tone (FND-068). Without any, the button is disabled. */
  validations: readonly Validation[];
  /** Name of the record; added for assistive technology, as in "2 validações: ACME". */
  recordName: string;
  /** Open at first. @default false */
  defaultOpen?: boolean | undefined;
}

/** A button "N validações" that lists the checks of one record (WID-049). Renders a `<button>`. */
export function ValidationsPopover({
  validations,
  recordName,
  defaultOpen,
  ...rest
}: ValidationsPopoverProps) {
  const messages = useMessages(sharedTexts);
  const tables = useMessages(tableTexts);
  const label = tables.validationCount(validations.length);
  return (
    <Popover
      title={messages.validations}
      aria-label={`${messages.validations}: ${recordName}`}
      defaultOpen={defaultOpen}
      trigger={
        <Button
          size="sm"
          disabled={validations.length === 0}
          aria-label={`${label}: ${recordName}`}
          {...rest}
        >
          {label}
        </Button>
      }
    >
      <ValidationsList validations={validations} />
    </Popover>
  );
}
