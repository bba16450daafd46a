import { useLayoutEffect, useRef, useState } from 'react';
import { useAnnouncement } from '../../internal/announcement/useAnnouncement.ts';
import { checkFiles, type FileRules, type RefusedFile } from '../../internal/files/checkFiles.ts';
import { useIsMounted } from '../../internal/useIsMounted.ts';
import { useMessages } from '../../locale/useMessages.ts';
import { uploadDropZoneTexts } from './UploadDropZone.texts.ts';

interface FileIntakeOptions {
  rules: FileRules;
  /** How many more files are taken. */
  room: number;
  /** What is stored. */
  version: string | number | undefined;
  /** What was wrong with a file. */
  textOf: (refused: RefusedFile) => string;
  onFilesAdded: (files: readonly File[]) => void;
}

const NONE: readonly RefusedFile[] = [];

/** As in "a.txt, b.exe: Selecione apenas …": the reason of several files is said once. */
function refusalsText(refused: readonly RefusedFile[], textOf: FileIntakeOptions['textOf']): string {
  const namesByReason = new Map<string, string[]>();
  for (const one of refused) {
    const reason = textOf(one);
    namesByReason.set(reason, [...(namesByReason.get(reason) ?? []), one.file.name]);
  }
  return [...namesByReason].map(([reason, names]) => `${names.join(', ')}: ${reason}`).join(' ');
}

/** Checks chosen files, passes on the valid ones, keeps the refused ones of the last choice, and announces both. */
export function useFileIntake({ rules, room, version, textOf, onFilesAdded }: FileIntakeOptions) {
  const messages = useMessages(uploadDropZoneTexts);
  const [shown, setRefused] = useState<{
    readonly files: readonly RefusedFile[];
    readonly version: unknown;
  }>();
  const [announcement, announce] = useAnnouncement();
  const isMounted = useIsMounted();
  const latest = useRef({ room, version, textOf, onFilesAdded });
  const turn = useRef(Promise.resolve());

  useLayoutEffect(() => {
    latest.current = { room, version, textOf, onFilesAdded };
  });

  const take = async (files: readonly File[]) => {
    const { accepted, refused } = await checkFiles(files, rules, () => latest.current.room);
    if (!isMounted()) return;
    setRefused({ files: refused, version: latest.current.version });
    const announcements = [
      accepted.length > 0 && messages.filesAdded(accepted.length),
      refused.length > 0 &&
        `${messages.filesRefused(refused.length)}. ${refusalsText(refused, latest.current.textOf)}`,
    ];
    announce(announcements.filter(Boolean).join('. '));
    if (accepted.length > 0) latest.current.onFilesAdded(accepted);
  };

  return {
    /** The files the last choice was refused, until there is another version. */
    refused: shown && shown.version === version ? shown.files : NONE,
    announcement,
    /** One choice after the other, so that each counts the files of the one before. No files is a chooser left without choosing. */
    take: (files: readonly File[]) => {
      const next = () => take(files);
      if (files.length > 0) turn.current = turn.current.then(next, next);
    },
    dismiss: () => {
      setRefused(undefined);
      announce('');
    },
  };
}
