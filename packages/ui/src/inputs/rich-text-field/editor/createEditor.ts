import { normalizeLine, storableText } from '@portal/formats';
import { Editor, type EditorEvents } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { EditorState, Selection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import StarterKit from '@tiptap/starter-kit';
import { cutText } from '../../../internal/html/cutText.ts';
import { isSafeHref } from '../../../internal/html/safeHref.ts';
import {
  linkAttributes,
  sanitizedFragment,
  sanitizeHtml,
  sanitizePastedHtml,
} from '../../../internal/html/sanitizeHtml.ts';
import { limitLength } from './limitLength.ts';

interface EditorSetUp {
  element: HTMLElement;
  attributes: Record<string, string>;
  limit: () => number | undefined;
  onUpdate: (event: EditorEvents['update']) => void;
  /** @returns whether the key is dealt with */
  onKeyDown: (event: KeyboardEvent) => boolean;
}

const starterKit = StarterKit.configure({
  heading: { levels: [3] },
  link: {
    openOnClick: false,
    autolink: false,
    linkOnPaste: true,
    isAllowedUri: isSafeHref,
    HTMLAttributes: linkAttributes,
  },
  blockquote: false,
  code: false,
  codeBlock: false,
  dropcursor: false,
  gapcursor: false,
  horizontalRule: false,
  strike: false,
  trailingNode: false,
  underline: false,
});

/** Most characters the text may have: those of its limit, or as many as it has already. */
const mostOf = ({ state }: EditorView, limit = Number.POSITIVE_INFINITY) =>
  Math.max(limit, state.doc.textContent.length);

/** Attributes of the text, and what goes in by other ways than typing. */
export const editorProps = (
  attributes: Record<string, string>,
  limit: EditorSetUp['limit'],
  onKeyDown: EditorSetUp['onKeyDown'],
): EditorProps => ({
  attributes,
  // Of a megabyte no more is parsed than may stay, which `limitLength` then cuts to the character.
  transformPastedHTML: (html, view) => sanitizePastedHtml(storableText(html), mostOf(view, limit())),
  transformPastedText: (text, _, view) => cutText(storableText(text), mostOf(view, limit())),
  handleKeyDown: (_, event) => onKeyDown(event),
  // Before the editor: Tab leaves the text, also from a list, which would take it to nest (no keyboard trap).
  handleDOMEvents: { keydown: (_, event) => event.key === 'Tab' },
  // A file dropped by mistake would otherwise take the place of the page.
  handleDrop: (_, event) => Boolean(event.dataTransfer?.files.length),
});

/** The editor of a product description, empty. It writes no style element: the rules it needs are in our styles. */
export function createEditor({ element, attributes, limit, onUpdate, onKeyDown }: EditorSetUp): Editor {
  return new Editor({
    element,
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] }, // HTML would be parsed from a string
    extensions: [starterKit, limitLength(limit)],
    // Of the Markdown habits only the lists: an asterisk before a footnote is no italic.
    enableInputRules: ['bulletList', 'orderedList'],
    editorProps: editorProps(attributes, limit, onKeyDown),
    onUpdate,
  });
}

/** Replaces the text without reporting a change; undo cannot go back past it. */
export function showHtml(editor: Editor, html: string) {
  const doc = DOMParser.fromSchema(editor.schema).parse(sanitizedFragment(html));
  const { plugins, selection } = editor.state;
  const caret = doc.resolve(Math.min(selection.head, doc.content.size));
  editor.view.updateState(EditorState.create({ doc, plugins, selection: Selection.near(caret) }));
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false)); // updates the toolbar
}

/** The text as it is stored; nothing for a text of no words, whatever lists or titles were begun. */
export const htmlOf = (editor: Editor): string =>
  normalizeLine(editor.state.doc.textContent) === '' ? '' : sanitizeHtml(editor.getHTML());
