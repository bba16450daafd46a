import type { KeyboardEvent } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import type { BareFieldProps } from '../../internal/mask/bareFieldProps.ts';
import { MaskedInput } from '../../internal/mask/MaskedInput.tsx';
import { createMask } from '../../internal/mask/mask.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './ManagerDialog.styles.ts';
import { managerDialogTexts } from './ManagerDialog.texts.ts';

/** Digits only, as many as a number holds exactly (MGR-004). */
const registrationMask = createMask('0'.repeat(15));

interface RegistrationSearchProps extends BareFieldProps {
  /** A stored manager keeps the registration (MGR-005, MGR-011). */
  fixed: boolean;
  searching: boolean;
  /** Enter means to search; otherwise it sends the form. */
  searchByEnter: boolean;
  onSearch: () => void;
}

/** The registration and the button that searches by it. */
export function RegistrationSearch({
  fixed,
  searching,
  searchByEnter,
  onSearch,
  label,
  readOnly,
  ...rest
}: RegistrationSearchProps) {
  const messages = useMessages(managerDialogTexts);
  const shared = useMessages(sharedTexts);

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !searchByEnter) return;
    event.preventDefault();
    if (!searching && !readOnly) onSearch();
  };

  return (
    <S.Search>
      <MaskedInput
        {...rest}
        label={label}
        mask={registrationMask}
        required
        readOnly={fixed || readOnly}
        onKeyDown={handleKeyDown}
      />
      <S.SearchButton>
        <Button
          loading={searching}
          disabled={fixed}
          disabledReason={fixed ? `${label}: ${messages.managerFixed}` : undefined}
          onClick={readOnly ? undefined : onSearch}
        >
          {shared.search}
        </Button>
      </S.SearchButton>
    </S.Search>
  );
}
