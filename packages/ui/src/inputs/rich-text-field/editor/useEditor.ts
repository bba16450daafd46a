import type { Editor } from '@tiptap/core';
import {
  type RefCallback,
  type RefObject,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { sanitizeHtml } from '../../../internal/html/sanitizeHtml.ts';
import type { RichTextChange } from '../RichTextField.types.ts';
import { createEditor, editorProps, htmlOf, showHtml } from './createEditor.ts';

interface EditorOptions {
  hostRef: RefObject<HTMLElement | null>;
  /** Text to show. */
  value: string;
  /** Text of the last change, so that a parent who refuses it has its way. */
  lastChange: string;
  attributes: Record<string, string>;
  maxLength: number | undefined;
  onChange: RichTextChange;
  onKeyDown: (event: KeyboardEvent, editor: Editor) => boolean;
  /** The text itself, for who wants to focus it. */
  textRef: RefCallback<HTMLElement>;
}

/** An editor in an element of the page: made after the first render, gone with the last; keeps caret and undo while the value is only its own echo. */
export function useEditor({
  hostRef,
  value,
  lastChange,
  attributes,
  maxLength,
  onChange,
  onKeyDown,
  textRef,
}: EditorOptions): Editor | null {
  const [editor, setEditor] = useState<Editor | null>(null);
  const known = useRef<string>(undefined);
  const shown = useRef({ value: '', html: '' });

  const show = useEffectEvent((target: Editor) => {
    showHtml(target, value);
    known.current = value;
    shown.current = { value: sanitizeHtml(value), html: htmlOf(target) };
  });
  const limit = useEffectEvent(() => maxLength);
  const handleUpdate = useEffectEvent((updated: Editor) => {
    const written = htmlOf(updated);
    // Returns the loaded text itself when the content is equal, so that the form is not dirty.
    const html = written === shown.current.html ? shown.current.value : written;
    if (html === known.current) return;
    known.current = html;
    onChange(html, { text: updated.state.doc.textContent });
  });
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => editor !== null && onKeyDown(event, editor));
  const start = useEffectEvent((element: HTMLElement) => {
    const created = createEditor({
      element,
      attributes,
      limit: () => limit(),
      onUpdate: (event) => handleUpdate(event.editor),
      onKeyDown: (event) => handleKeyDown(event),
    });
    show(created);
    return created;
  });

  useLayoutEffect(() => {
    if (!hostRef.current) return;
    const created = start(hostRef.current);
    setEditor(created);
    return () => {
      created.destroy();
      setEditor(null);
    };
  }, [hostRef]);

  useLayoutEffect(() => (editor ? textRef(editor.view.dom) : undefined), [editor, textRef]);

  const attributesKey = JSON.stringify(attributes);
  const sameAttributes = useMemo<Record<string, string>>(() => JSON.parse(attributesKey), [attributesKey]);
  useLayoutEffect(() => {
    editor?.setOptions({
      editorProps: editorProps(
        sameAttributes,
        () => limit(),
        (event) => handleKeyDown(event),
      ),
    });
  }, [editor, sameAttributes]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `lastChange` changes where the parent kept its value
  useLayoutEffect(() => {
    if (editor && value !== known.current) show(editor);
  }, [editor, value, lastChange]);

  return editor;
}
