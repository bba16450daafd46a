import type { Editor } from '@tiptap/core';
import { type MouseEvent, useRef, useState } from 'react';
import { Announcement } from '../../../internal/announcement/Announcement.styles.ts';
import { useAnnouncement } from '../../../internal/announcement/useAnnouncement.ts';
import { useMessages } from '../../../locale/useMessages.ts';
import * as S from '../RichTextField.styles.ts';
import { richTextFieldTexts } from '../RichTextField.texts.ts';
import { FormatToolbar } from './FormatToolbar.tsx';
import { type Format, formats } from './formats.tsx';
import { LinkDialog } from './LinkDialog.tsx';
import { applyLink, hrefAtCaret, removeLink } from './link.ts';
import type { RichTextEditorProps } from './RichTextEditor.types.ts';
import { useEditor } from './useEditor.ts';
import { useEditorState } from './useEditorState.ts';

/** Toolbar and text. Loaded when the first field shows: the editor is far heavier than the rest of a form. */
export default function RichTextEditor({ placeholder, ...options }: RichTextEditorProps) {
  const messages = useMessages(richTextFieldTexts);
  const hostRef = useRef<HTMLDivElement>(null);
  const [link, setLink] = useState<{ href: string | undefined }>();
  const [announced, announce] = useAnnouncement();
  const editor = useEditor({ ...options, hostRef, onKeyDown: handleKeyDown });
  const on = useEditorState(editor);

  function perform(format: Format, target: Editor) {
    if (format.toggle) format.toggle(target);
    else setLink({ href: hrefAtCaret(target) });
  }

  function handleKeyDown(event: KeyboardEvent, target: Editor) {
    if (event.isComposing || event.altKey || event.shiftKey || !(event.ctrlKey || event.metaKey))
      return false;
    const format = formats.find(({ key }) => key === event.key.toLowerCase());
    if (!format) return false;
    perform(format, target);
    if (format.toggle)
      announce(messages.formatToggled(messages[format.message], target.isActive(format.name)));
    return true;
  }

  /**
   * After a click, focus returns to the text; after a key press it stays on the button, which announces its new
   * state.
   */
  function press(event: MouseEvent, act: (target: Editor) => void) {
    if (!editor) return;
    if (event.detail > 0) editor.view.focus();
    act(editor);
  }

  function closeLink(act?: (target: Editor) => void) {
    setLink(undefined);
    if (editor) act?.(editor);
  }

  return (
    <>
      <FormatToolbar
        on={on}
        controls={options.attributes.id}
        onFormat={(format, event) => press(event, (target) => perform(format, target))}
        onHistory={(step, event) => press(event, step.run)}
      />
      <S.Text ref={hostRef}>
        {placeholder && on.has('empty') && <S.Placeholder aria-hidden="true">{placeholder}</S.Placeholder>}
      </S.Text>
      <Announcement>{announced}</Announcement>
      {link && (
        <LinkDialog
          href={link.href}
          onApply={(href) => closeLink((target) => applyLink(target, href))}
          onRemove={() => closeLink(removeLink)}
          onClose={() => closeLink()}
        />
      )}
    </>
  );
}
