import type { MouseEvent, ReactNode } from 'react';
import { IconButton } from '../../../actions/icon-button/IconButton.tsx';
import { sharedTexts } from '../../../locale/sharedTexts.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import * as S from '../RichTextField.styles.ts';
import { richTextFieldTexts } from '../RichTextField.texts.ts';
import { type Format, formats, type HistoryStep, historySteps } from './formats.tsx';
import { useRovingFocus } from './useRovingFocus.ts';

interface FormatToolbarProps {
  /** Names of formats on at the caret, and of history steps there are. */
  on: ReadonlySet<string>;
  /** Id of the text it works on. */
  controls?: string | undefined;
  /** Nothing to work on yet. @default false */
  inert?: boolean | undefined;
  onFormat?: ((format: Format, event: MouseEvent) => void) | undefined;
  onHistory?: ((step: HistoryStep, event: MouseEvent) => void) | undefined;
}

/** Keeps focus and selection in the text while the pointer presses a button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** One tab stop of buttons over a text. Renders a `<div role="toolbar">`. */
export function FormatToolbar({ on, controls, inert = false, onFormat, onHistory }: FormatToolbarProps) {
  const messages = useMessages(richTextFieldTexts);
  const shared = useMessages(sharedTexts);
  const { itemProps, listProps } = useRovingFocus();
  const button = (index: number, icon: ReactNode) => ({
    ...itemProps(index),
    icon,
    size: 'sm' as const,
    onMouseDown: keepFocus,
  });
  return (
    <S.Toolbar
      {...listProps}
      role="toolbar"
      aria-label={messages.textFormat}
      aria-controls={controls}
      inert={inert}
    >
      {formats.map((format, index) => (
        <IconButton
          key={format.name}
          {...button(index, format.icon)}
          label={messages[format.message]}
          aria-keyshortcuts={format.key && `Control+${format.key.toUpperCase()}`}
          {...(format.toggle ? { pressed: on.has(format.name) } : { 'aria-haspopup': 'dialog' as const })}
          onClick={(event) => onFormat?.(format, event)}
        />
      ))}
      <S.Divider aria-hidden="true" />
      {historySteps.map((step, index) => (
        <IconButton
          key={step.name}
          {...button(formats.length + index, step.icon)}
          label={shared[step.name]}
          aria-keyshortcuts={step.key}
          disabled={!on.has(step.name)}
          disabledReason={messages[step.nothing]}
          onClick={(event) => onHistory?.(step, event)}
        />
      ))}
    </S.Toolbar>
  );
}
