import type { Editor } from '@tiptap/core';

/** Address of the link the caret is in. */
export function hrefAtCaret(editor: Editor): string | undefined {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : undefined;
}

/** Links the selected text or the link at the caret; with neither, the address itself becomes the text. */
export function applyLink(editor: Editor, href: string) {
  const { empty } = editor.state.selection;
  if (empty && hrefAtCaret(editor) === undefined) {
    const text = href.replace(/^mailto:/, '');
    editor.commands.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    return;
  }
  editor.chain().extendMarkRange('link').setLink({ href }).run();
}

/** Leaves the text of the link at the caret. */
export function removeLink(editor: Editor) {
  editor.commands.unsetLink();
}
