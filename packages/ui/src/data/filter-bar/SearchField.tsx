import { Search, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../actions/icon-button/IconButton.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';

interface SearchFieldProps {
  text: string;
  onType: (text: string) => void;
  onClear: () => void;
  /** Called on Enter, also where the form cannot be sent. */
  onEnter?: (() => void) | undefined;
  label: string | undefined;
  placeholder: string | undefined;
  upperCase: boolean | undefined;
}

/** The text a list is searched for, with a button that empties it. Renders a text field. */
export function SearchField(props: SearchFieldProps) {
  const { text, onType, onClear, onEnter, label, placeholder, upperCase } = props;
  const messages = useMessages(sharedTexts);
  const input = useRef<HTMLInputElement>(null);

  const clear = () => {
    onClear();
    input.current?.focus();
  };

  return (
    <TextField
      label={label ?? messages.search}
      hideLabel
      placeholder={placeholder ?? messages.search}
      upperCase={upperCase}
      value={text}
      onValueChange={onType}
      onKeyDown={({ key, nativeEvent }) => {
        if (key === 'Enter' && !nativeEvent.isComposing) onEnter?.();
      }}
      autoComplete="off"
      inputRef={input}
      prefix={<Search aria-hidden />}
      suffix={
        text === '' ? undefined : (
          <IconButton size="sm" label={messages.clearSearch} icon={<X />} onClick={clear} />
        )
      }
    />
  );
}
