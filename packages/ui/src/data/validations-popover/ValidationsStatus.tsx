import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { tableTexts } from '../../locale/tableTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { Popover } from '../../overlays/popover/Popover.tsx';
import type { CellStatus, Validation } from '../data-table/columns/column.ts';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { ValidationsList } from './ValidationsList.tsx';
import * as S from './ValidationsStatus.styles.ts';

export interface ValidationsStatusProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** State of one check. */
  status: CellStatus;
  /** All checks of the record. */
  validations: readonly Validation[];
  /** Name of the record; added for assistive technology, as in "Aprovado, 2 validações: ACME". */
  recordName: string;
  /** Open at first. @default false */
  defaultOpen?: boolean | undefined;
}

/** A status that lists all checks of the record when it is pressed (SUP-006). Renders a `<button>`. */
export function ValidationsStatus({
  status,
  validations,
  recordName,
  defaultOpen,
  ...rest
}: ValidationsStatusProps) {
  const messages = useMessages(sharedTexts);
  const tables = useMessages(tableTexts);
  return (
    <Popover
      title={messages.validations}
      aria-label={`${messages.validations}: ${recordName}`}
      defaultOpen={defaultOpen}
      trigger={
        <S.Root
          type="button"
          aria-label={`${status.label}, ${tables.validationCount(validations.length)}: ${recordName}`}
          {...rest}
        >
          <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
          <ChevronDown aria-hidden="true" size={14} />
        </S.Root>
      }
    >
      <ValidationsList validations={validations} />
    </Popover>
  );
}
