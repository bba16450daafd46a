import { type DropEvent, useDropzone } from 'react-dropzone';
import { isElement } from '../../internal/isElement.ts';
import { usePageDropGuard } from './usePageDropGuard.ts';

interface FileZoneOptions {
  disabled: boolean;
  /** Whether files can be given at all. */
  onPage: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Of whatever document: `instanceof` knows that of the script alone. */
const isInput = (target: unknown): target is HTMLInputElement =>
  isElement(target) && target.localName === 'input';

/**
 * The files as the browser gives them. By itself react-dropzone opens folders and guesses empty types from the ending;
 * we refuse the one with a remedy and judge the other by the first bytes.
 */
async function filesOf(event: DropEvent | readonly FileSystemFileHandle[]): Promise<File[]> {
  if ('dataTransfer' in event) return [...(event.dataTransfer?.files ?? [])];
  if (!('target' in event) || !isInput(event.target)) return [];
  const files = [...(event.target.files ?? [])];
  event.target.value = ''; // else the same file chosen again would be no change
  return files;
}

/**
 * Takes files chosen and dropped. What is accepted is our own decision (`checkFiles`), so react-dropzone is told no types
 * and no number: it would part what it refuses from the order chosen, and count the files of one choice only.
 */
export function useFileZone({ disabled, onPage, onFiles }: FileZoneOptions) {
  usePageDropGuard(onPage);
  return useDropzone({
    disabled,
    getFilesFromEvent: filesOf,
    onDrop: onFiles,
    noClick: true, // the words of the input open the chooser
    noKeyboard: true, // and the input is the tab stop
    noPaste: true,
    preventDropOnDocument: false, // see usePageDropGuard
    useFsAccessApi: false,
  });
}
