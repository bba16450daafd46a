import { FloatingPortal } from '@floating-ui/react';
import { type ReactNode, type RefObject, type SyntheticEvent, useMemo } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { Skeleton } from '../../feedback/skeleton/Skeleton.tsx';
import { commonTexts } from '../../locale/commonTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { keepInside } from '../keepInside.ts';
import { type PopupCloseReason, usePopup } from '../popup/usePopup.ts';
import * as S from './Listbox.styles.ts';
import { listboxTexts } from './Listbox.texts.ts';
import { OptionList } from './OptionList.tsx';
import type { OptionValue } from './options/option.ts';
import type { OptionSource } from './options/optionSource.ts';
import type { Combobox } from './useCombobox.ts';

export interface ListPanelProps<Value extends OptionValue> {
  /** Shown; prepared out of sight otherwise. */
  open: boolean;
  /** The control the list hangs from. */
  anchorRef: RefObject<HTMLElement | null>;
  combobox: Combobox<Value>;
  source: OptionSource<Value>;
  /** Of the field; names the list. */
  label: ReactNode;
  multiple?: boolean | undefined;
  /** What else a person can do now: said with the status, and done where it is pressed. */
  hint?: { text: string; onPress: () => void } | undefined;
  isSelected: (value: Value) => boolean;
  onClose: (reason: PopupCloseReason) => void;
}

/** Focus stays in the field, whatever is pressed in the list. */
const keepFocus = (event: SyntheticEvent) => event.preventDefault();

/** Popup of a combobox with its options and messages. Loaded when somebody comes to the first field with options. */
export default function ListPanel<Value extends OptionValue>({
  open,
  anchorRef,
  combobox,
  source,
  label,
  multiple = false,
  hint,
  isSelected,
  onClose,
}: ListPanelProps<Value>) {
  const messages = useMessages(listboxTexts);
  const common = useMessages(commonTexts);
  const { context, panelProps } = usePopup({ open, onClose, anchor: anchorRef });
  const { options, error } = source;
  const isEmpty = options.length === 0 && error === undefined;
  const { setSize } = source;
  const { activeIndex, optionId } = combobox;
  const rows = useMemo(
    () => ({ options, activeIndex, optionId, isSelected, setSize }),
    [options, activeIndex, optionId, isSelected, setSize],
  );
  const wayOn = options.length > 0 ? messages.retryByDown : messages.retryByEnter;

  return (
    <FloatingPortal>
      <S.Panel {...panelProps} data-open={open ? '' : undefined} onMouseDown={keepFocus} onClick={keepInside}>
        {options.length > 0 && (
          <OptionList
            id={combobox.listId}
            name={typeof label === 'string' ? label : messages.options}
            multiple={multiple}
            open={open}
            placed={context.isPositioned}
            source={source}
            rows={rows}
            onChoose={combobox.choose}
          />
        )}
        {isEmpty && source.loading && (
          <S.Pending aria-hidden="true">
            <Skeleton width="70%" />
            <Skeleton width="45%" />
          </S.Pending>
        )}
        {error !== undefined && (
          <S.Problem>
            <span aria-hidden="true">{error}</span>
            {source.onRetry && (
              <Button size="sm" variant="secondary" tabIndex={-1} onClick={source.onRetry}>
                {common.retry}
              </Button>
            )}
          </S.Problem>
        )}
        <S.Status role="status" data-quiet={isEmpty || hint !== undefined ? undefined : ''}>
          <span data-quiet={isEmpty ? undefined : ''}>
            {error === undefined ? source.status : `${error} ${source.onRetry ? wayOn : ''}`}
          </span>
          {hint !== undefined && (
            <S.Hint type="button" tabIndex={-1} onClick={hint.onPress}>
              {hint.text}
            </S.Hint>
          )}
        </S.Status>
      </S.Panel>
    </FloatingPortal>
  );
}
