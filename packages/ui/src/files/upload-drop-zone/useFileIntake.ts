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
  onFilesAdded: (files: readonly File[]) => void;
}

/** Checks chosen files, passes on the valid ones, keeps the refused ones of the last choice, and announces both. */
export function useFileIntake({ rules, room, onFilesAdded }: FileIntakeOptions) {
  const messages = useMessages(uploadDropZoneTexts);
  const [shown, setRefused] = useState<readonly RefusedFile[]>([]);
  const [announcement, announce] = useAnnouncement();
  const isMounted = useIsMounted();
  const latest = useRef({ room, onFilesAdded });
  const turn = useRef(Promise.resolve());

  useLayoutEffect(() => {
    latest.current = { room, onFilesAdded };
  });

  const take = async (files: readonly File[]) => {
    const { accepted, refused } = await checkFiles(files, rules, () => latest.current.room);
    if (!isMounted()) return;
    setRefused(refused);
    const names = refused.map(({ file }) => file.name).join(', ');
    const announcements = [
      accepted.length > 0 && messages.filesAdded(accepted.length),
      refused.length > 0 && `${messages.filesRefused(refused.length)}: ${names}`,
    ];
    announce(announcements.filter(Boolean).join('. '));
    if (accepted.length > 0) latest.current.onFilesAdded(accepted);
  };

  return {
    /** The files the last choice was refused. */
    refused: shown,
    announcement,
    /** One choice after the other, so that each counts the files of the one before. No files is a chooser left without choosing. */
    take: (files: readonly File[]) => {
      const next = () => take(files);
      if (files.length > 0) turn.current = turn.current.then(next, next);
    },
    dismiss: () => setRefused([]),
  };
}
