import { normalizeLine } from '@portal/formats';
import { type FormEvent, type Ref, useState } from 'react';
import { Button } from '../../actions/button/Button.tsx';
import { TextField } from '../../inputs/text-field/TextField.tsx';
import { Announcement } from '../../internal/announcement/Announcement.styles.ts';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { sharedTexts } from '../../locale/sharedTexts.ts';
import { useMessages } from '../../locale/useMessages.ts';
import * as S from './SavedViews.styles.ts';

interface ViewNameProps {
  label: string;
  /** The name at first, and another one while nothing else was typed. */
  defaultValue: string;
  maxLength: number;
  /** Whether the label is read, not shown. @default false */
  hideLabel?: boolean | undefined;
  /** Said below while this name stands there. */
  hintFor?: ((name: string) => string | undefined) | undefined;
  /** Why this name cannot be taken. */
  errorFor?: ((name: string) => string | undefined) | undefined;
  onSubmit: (name: string) => void;
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/** Asks for the name of a view. Renders a `<form>`. */
export function ViewName({
  label,
  defaultValue,
  maxLength,
  hideLabel,
  hintFor,
  errorFor,
  onSubmit,
  inputRef,
}: ViewNameProps) {
  const messages = useMessages(sharedTexts);
  const [text, setText] = useState(defaultValue);
  const [error, setError] = useState<string>();
  const [announcement, announce] = useAnnouncement();
  const [offered, setOffered] = useState(defaultValue);
  if (offered !== defaultValue) {
    setOffered(defaultValue);
    if (text === offered) setText(defaultValue);
  }
  const name = normalizeLine(text);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const problem = name === '' ? messages.requiredField : errorFor?.(name);
    setError(problem);
    announce(problem ?? ''); // focus is there already, so that nothing else tells
    if (problem === undefined) onSubmit(name);
  };

  return (
    <S.Named noValidate onSubmit={submit}>
      <TextField
        label={label}
        hideLabel={hideLabel}
        hint={hintFor?.(name)}
        error={error}
        upperCase={false}
        maxLength={maxLength}
        value={text}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        autoComplete="off"
        inputRef={inputRef}
        suffix={
          <Button type="submit" variant="ghost" size="sm">
            {messages.save}
          </Button>
        }
      />
      <Announcement>{announcement}</Announcement>
    </S.Named>
  );
}
