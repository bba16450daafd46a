import type { Editor } from '@tiptap/core';
import { redoDepth, undoDepth } from '@tiptap/pm/history';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { formats } from './formats.tsx';

function namesOf(editor: Editor): string {
  const { doc } = editor.state;
  const isEmpty = doc.childCount === 1 && doc.firstChild?.type.name === 'paragraph' && doc.textContent === '';
  return [
    ...formats.map(({ name }) => name).filter((name) => editor.isActive(name)),
    undoDepth(editor.state) > 0 && 'undo',
    redoDepth(editor.state) > 0 && 'redo',
    isEmpty && !doc.firstChild?.childCount && 'empty',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What holds at the caret: the formats that are on, whether there is something to `undo` or `redo`, whether it is `empty`. */
export function useEditorState(editor: Editor | null): ReadonlySet<string> {
  const subscribe = useCallback(
    (listener: () => void) => {
      editor?.on('transaction', listener);
      return () => void editor?.off('transaction', listener);
    },
    [editor],
  );
  const names = useSyncExternalStore(subscribe, () => (editor && !editor.isDestroyed ? namesOf(editor) : ''));
  return useMemo(() => new Set(names.split(' ')), [names]);
}
