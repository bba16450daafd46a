import type { Editor } from '@tiptap/core';
import { Bold, Heading, Italic, Link, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Messages } from '../../../locale/messages.ts';

/** What the toolbar sets on the text; the names are the editor's. */
type FormatName = 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'link';

export interface Format {
  name: FormatName;
  /** Key of its name among the texts. */
  message: 'bold' | 'italic' | 'heading' | 'bulletList' | 'orderedList' | 'insertLink';
  icon: ReactNode;
  /** Key pressed with Control, or with Command. */
  key?: string | undefined;
  /** Leave out for what asks first. */
  toggle?: ((editor: Editor) => boolean) | undefined;
}

/** What a product description needs, in the order of the toolbar. */
export const formats: readonly Format[] = [
  {
    name: 'bold',
    message: 'bold',
    icon: <Bold />,
    key: 'b',
    toggle: (editor) => editor.commands.toggleBold(),
  },
  {
    name: 'italic',
    message: 'italic',
    icon: <Italic />,
    key: 'i',
    toggle: (editor) => editor.commands.toggleItalic(),
  },
  {
    name: 'heading',
    message: 'heading',
    icon: <Heading />,
    toggle: (editor) => editor.commands.toggleHeading({ level: 3 }),
  },
  {
    name: 'bulletList',
    message: 'bulletList',
    icon: <List />,
    toggle: (editor) => editor.commands.toggleBulletList(),
  },
  {
    name: 'orderedList',
    message: 'orderedList',
    icon: <ListOrdered />,
    toggle: (editor) => editor.commands.toggleOrderedList(),
  },
  { name: 'link', message: 'insertLink', icon: <Link /> },
];

export interface HistoryStep {
  name: 'undo' | 'redo';
  icon: ReactNode;
  /** Why there is nothing to do, as a key of the texts. */
  nothing: keyof Pick<Messages, 'nothingToUndo' | 'nothingToRedo'>;
  key: string;
  run: (editor: Editor) => boolean;
}

export const historySteps: readonly HistoryStep[] = [
  {
    name: 'undo',
    icon: <Undo2 />,
    nothing: 'nothingToUndo',
    key: 'Control+Z',
    run: (editor) => editor.commands.undo(),
  },
  {
    name: 'redo',
    icon: <Redo2 />,
    nothing: 'nothingToRedo',
    key: 'Control+Shift+Z',
    run: (editor) => editor.commands.redo(),
  },
];
